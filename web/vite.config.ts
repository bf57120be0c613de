import { svelte } from '@sveltejs/vite-plugin-svelte'
import { defineConfig } from 'vitest/config'
import { installable } from './build.ts'

// What is always needed together comes in one file: the shell, a table, the board of each game with its drawings.
const board = (id: string): string | null => /\/games\/([^/]+)\/board\/(Board\.svelte|icons\.ts)$/.exec(id)?.[1] ?? null
const groups = [
  { name: 'shell', test: /\/src\/main\.ts$/, priority: 3 },
  { name: 'table', test: /\/src\/(pages\/Room|Table|Spot)\.svelte$/, priority: 2 },
  { name: board, debugName: 'boards', priority: 1 },
]

const here = (path: string) => decodeURIComponent(new URL(path, import.meta.url).pathname)

// The boards lie in the games' folders, outside of this one: they take what they import from here.
export default defineConfig({
  plugins: [svelte(), installable(here('./'))],
  resolve: { alias: { $shell: here('./src'), $games: here('../src/saqqara/games') }, dedupe: ['svelte'] },
  build: {
    outDir: here('../src/saqqara/static'),
    emptyOutDir: true,
    target: 'es2022',
    assetsInlineLimit: 0,
    rolldownOptions: {
      input: { index: here('./index.html'), sw: here('./src/sw.ts') },
      output: { entryFileNames: ({ name }) => (name === 'sw' ? 'sw.js' : 'assets/[name]-[hash].js'), codeSplitting: { groups } },
    },
  },
  server: { fs: { allow: ['..'] } },
  test: { include: ['src/**/*.test.ts', '../src/saqqara/games/*/board/**/*.test.ts'] },
})
