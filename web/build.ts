// What makes the page one that can be installed: a manifest for each language, and the list of files for the worker.

import { createHash } from 'node:crypto'
import { readdirSync, readFileSync } from 'node:fs'
import type { Plugin } from 'vite'

const ICONS = [
  { src: '/app.svg', sizes: 'any', type: 'image/svg+xml' },
  { src: '/app-192.png', sizes: '192x192', type: 'image/png' },
  { src: '/app-512.png', sizes: '512x512', type: 'image/png' },
  { src: '/app-whole-512.png', sizes: '512x512', type: 'image/png', purpose: 'maskable' },
]

// A sentence of one line out of a Fluent file.
function line(texts: string, id: string): string {
  const found = texts.split('\n').find((each) => each.startsWith(`${id} = `))
  if (!found) throw new Error(`no text ${id}`)
  return found.slice(id.length + 3)
}

function manifest(texts: string, lang: string): string {
  const about = {
    id: '/',
    name: line(texts, 'brand'),
    short_name: line(texts, 'brand'),
    description: line(texts, 'home-about'),
    lang,
    dir: 'ltr',
    start_url: '/',
    scope: '/',
    display: 'standalone',
    background_color: '#f4ecdd',
    theme_color: '#00757f',
    categories: ['games'],
    icons: ICONS,
  }
  return JSON.stringify(about, null, 2)
}

// `web` is the folder of the page's texts and of what is copied as it is.
export function installable(web: string): Plugin {
  return {
    name: 'installable',
    apply: 'build',
    generateBundle: {
      order: 'post',
      handler(_options, bundle) {
        const languages = readdirSync(`${web}texts`).map((file) => file.replace('.ftl', ''))
        for (const lang of languages) {
          const source = manifest(readFileSync(`${web}texts/${lang}.ftl`, 'utf-8'), lang)
          this.emitFile({ type: 'asset', fileName: `manifest-${lang}.webmanifest`, source })
        }
        const worker = bundle['sw.js']
        if (worker?.type !== 'chunk') throw new Error('no worker')
        const built = [...Object.keys(bundle).filter((name) => name !== 'sw.js'), ...languages.map((lang) => `manifest-${lang}.webmanifest`)]
        const names = [...new Set([...built, ...readdirSync(`${web}public`)])].filter((name) => !name.endsWith('.map')).sort()
        const hash = createHash('sha256')
        const page = bundle['index.html']
        hash.update(JSON.stringify([names, worker.code, page?.type === 'asset' ? String(page.source) : '']))
        const files = JSON.stringify(names.map((name) => `/${name}`))
        worker.code = `const BUILD="${hash.digest('hex').slice(0, 12)}",FILES=${files};\n${worker.code}`
      },
    },
  }
}
