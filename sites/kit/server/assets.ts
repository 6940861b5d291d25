import { readdir, readFile } from 'node:fs/promises'
import { extname, join, relative } from 'node:path'
import { type Body, createBody, tagOf } from './body.ts'

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

export type Asset = { body: Body; cacheControl: string }
export type Assets = ReadonlyMap<string, Asset>

/** Files below /assets/ have a content hash in their name and never change. Others may change daily. */
const cacheControlOf = (path: string) =>
  path.startsWith('/assets/') ? 'public, max-age=31536000, immutable' : 'public, max-age=86400'

export const isFileType = (path: string): boolean => extname(path) in types

/** A file of another release, compressed here: the store has the plain one only. */
export async function createAsset(path: string, content: Buffer): Promise<Asset> {
  const type = typeOf(path)
  const body = /^(text|image\/svg)/.test(type)
    ? await createBody(type, content)
    : { type, tag: tagOf(content), content: { identity: content } }
  return { body, cacheControl: cacheControlOf(path) }
}

function typeOf(path: string): string {
  const type = types[extname(path)]
  if (!type) throw new Error(`${path} is of no kind that the web server knows.`)
  return type
}

/** Keeps every built file in memory with its compressed forms; no request reads the disk. */
export async function loadAssets(folder: string): Promise<Assets> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true })
  const files = entries.filter((entry) => entry.isFile()).map((entry) => join(entry.parentPath, entry.name))
  const compressed = new Set(files.filter((file) => /[.](br|gz)$/.test(file)))
  const assets = files
    .filter((file) => !compressed.has(file))
    .map(async (file): Promise<[string, Asset]> => {
      const path = `/${relative(folder, file)}`
      const type = typeOf(path)
      const identity = await readFile(file)
      const content: Body['content'] = { identity }
      if (compressed.has(`${file}.br`)) content.br = await readFile(`${file}.br`)
      if (compressed.has(`${file}.gz`)) content.gzip = await readFile(`${file}.gz`)
      return [path, { body: { type, tag: tagOf(identity), content }, cacheControl: cacheControlOf(path) }]
    })
  return new Map(await Promise.all(assets))
}
