import { createHash } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'

export type Resource = { type: string; body: Buffer }

const beside = (...names: string[]) => Buffer.concat(names.map((name) => readFileSync(join(import.meta.dirname, name))))
const figtree = fileURLToPath(import.meta.resolve('@fontsource-variable/figtree/files/figtree-latin-wght-normal.woff2'))

/** Files of the pages, read once at boot. */
const files = {
  'pages.css': { type: 'text/css; charset=utf-8', body: beside('tokens.css', 'base.css', 'controls.css', 'pages.css') },
  'pages.js': { type: 'text/javascript; charset=utf-8', body: beside('pages.client.js') },
  'icon.svg': { type: 'image/svg+xml', body: beside('icon.svg') },
  'figtree.woff2': { type: 'font/woff2', body: readFileSync(figtree) },
} satisfies Record<string, Resource>

const contents = createHash('sha256')
for (const { body } of Object.values(files)) contents.update(body)

/** Keycloak's prefix. The URL contains a content hash, so browsers may cache files for ever. */
const folder = `/resources/${contents.digest('hex').slice(0, 12)}`

/** `base` is the path of this server's public address; usually empty. */
export const resourceHref = (base: string, name: keyof typeof files): string => `${base}${folder}/${name}`

/** By its path below the public address of this server. */
export function findResource(path: string): Resource | undefined {
  return Object.entries(files).find(([name]) => path === `${folder}/${name}`)?.[1]
}

export const resourceHeaders = (resource: Resource) => ({
  'content-type': resource.type,
  'cache-control': 'public, max-age=31536000, immutable',
  'cross-origin-resource-policy': 'same-origin',
})
