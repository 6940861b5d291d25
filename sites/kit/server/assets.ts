import { readdir, readFile } from 'node:fs/promises'
import { extname, join, relative } from 'node:path'
import { type Body, tagOf } from './body.ts'

const types: Record<string, string> = {
  '.js': 'text/javascript; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
  '.html': 'text/html; charset=utf-8',
  '.svg': 'image/svg+xml',
  '.png': 'image/png',
  '.ico': 'image/x-icon',
  '.avif': 'image/avif',
  '.webp': 'image/webp',
  '.woff2': 'font/woff2',
  '.txt': 'text/plain; charset=utf-8',
}

type Asset = { body: Body; cacheControl: string }
export type Assets = ReadonlyMap<string, Asset>

/** Files below /assets/ have a content hash in their name and never change. Others may change daily. */
const cacheControlOf = (path: string) =>
  path.startsWith('/assets/') ? 'public, max-age=31536000, immutable' : 'public, max-age=86400'

/** Keeps every built file in memory with its compressed forms; no request reads the disk. */
export async function loadAssets(folder: string): Promise<Assets> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true })
  const files = entries.filter((entry) => entry.isFile()).map((entry) => join(entry.parentPath, entry.name))
  const compressed = new Set(files.filter((file) => /[.](br|gz)$/.test(file)))
  const assets = files
    .filter((file) => !compressed.has(file))
    .map(async (file): Promise<[string, Asset]> => {
      const path = `/${relative(folder, file)}`
      const type = types[extname(file)]
      if (!type) throw new Error(`${path} is of no kind that the web server knows.`)
      const identity = await readFile(file)
      const content: Body['content'] = { identity }
      if (compressed.has(`${file}.br`)) content.br = await readFile(`${file}.br`)
      if (compressed.has(`${file}.gz`)) content.gzip = await readFile(`${file}.gz`)
      return [path, { body: { type, tag: tagOf(identity), content }, cacheControl: cacheControlOf(path) }]
    })
  return new Map(await Promise.all(assets))
}
