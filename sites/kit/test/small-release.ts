import { createAsset } from '#server/assets.ts'
import type { BuildManifest } from '#server/build-manifest.ts'
import type { Log } from '#server/log.ts'
import { testManifest } from './server-site.ts'

/** A build of the test site in which every file has the hash of its release, such as `entry-aaaaaaaa.js`. */
export async function smallRelease(letter: string, more: Record<string, string> = {}) {
  const rename = (path: string) => path.replace(/\.(\w+)$/, `-${letter.repeat(8)}.$1`)
  const manifest = JSON.parse(
    JSON.stringify(testManifest, (_, value) => (typeof value === 'string' ? rename(value) : value)),
  ) as BuildManifest
  const pages = Object.values(manifest.pages)
  const paths = new Set([
    manifest.entry,
    ...manifest.fonts,
    ...pages.flatMap(({ scripts, styles, texts }) => [...scripts, ...styles, ...texts.fr, ...texts.en]),
  ])
  const contents = { ...Object.fromEntries([...paths].map((path) => [path, `/* ${path} */`.repeat(50)])), ...more }
  const assets = await Promise.all(
    Object.entries(contents).map(async ([path, text]) => [path, await createAsset(path, Buffer.from(text))] as const),
  )
  return { manifest, assets: new Map(assets) }
}

/** Collects messages instead of writing them. */
export function collectLog() {
  const messages: string[] = []
  const log: Log = (_, message) => void messages.push(message)
  return { log, messages }
}
