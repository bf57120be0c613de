// The little that the build asks of Node.
declare module 'node:fs' {
  export function readFileSync(path: string, encoding: 'utf-8'): string
  export function readdirSync(path: string): string[]
}
declare module 'node:crypto' {
  export function createHash(name: 'sha256'): { update(text: string): void; digest(form: 'hex'): string }
}
