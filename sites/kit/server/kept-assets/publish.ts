import type { Assets } from '../assets.ts'
import type { AssetStore } from './asset-store.ts'
import { describeRelease, nameOf, type Publication, readPublications, readRecord } from './release.ts'

const dayMs = 24 * 60 * 60 * 1000

/** Pages of a release stay open in browsers for this long after the next one came. */
const keptDays = 30

const atOnce = 16

export type Published = { written: number; deleted: number }

/**
 * Writes what the store lacks, the list of files last: whoever reads the list finds every file. Any number of instances
 * may do this at the same time, because an object is named by its content.
 */
export async function publishRelease(store: AssetStore, assets: Assets, now = new Date()): Promise<Published> {
  const { id, record } = describeRelease(assets)
  const publications = readPublications(await store.list('releases'))
  const own = publications.filter((it) => it.id === id)
  const isRecent = own.some(({ at }) => now.getTime() - at.getTime() < dayMs)
  if (isRecent) return { written: 0, deleted: 0 }

  const contents = new Map(
    Object.entries(record).flatMap(([path, { sha256 }]) => {
      const asset = assets.get(path)
      return asset ? [[objectKey(sha256), asset.body.content.identity]] : []
    }),
  )
  let written = 0
  await forEach([...contents], async ([key, content]) => {
    if (await store.has(key)) return
    await store.put(key, content)
    written += 1
  })
  const name = nameOf(id, now)
  await store.put(`releases/${name}`, Buffer.from(JSON.stringify(record)))
  const others = publications.filter((it) => it.id !== id)
  for (const { name: older } of own) await store.delete(`releases/${older}`)
  return { written, deleted: await deleteOld(store, [...others, { name, id, at: now }], now) }
}

/** A release is old when the one after it is: until then, its pages may still be open. */
async function deleteOld(store: AssetStore, publications: readonly Publication[], now: Date): Promise<number> {
  const isOld = (_: Publication, index: number) => {
    const next = publications[index + 1]
    return next !== undefined && now.getTime() - next.at.getTime() > keptDays * dayMs
  }
  const old = publications.filter(isOld)
  if (old.length === 0) return 0
  const kept = publications.filter((...it) => !isOld(it[0], it[1]))
  const needed = new Set((await Promise.all(kept.map((it) => objectsOf(store, it)))).flat())
  const unneeded = new Set((await Promise.all(old.map((it) => objectsOf(store, it)))).flat())
  const deleted = [...unneeded].filter((key) => !needed.has(key))
  // The lists go first: a list never names a file that is gone.
  for (const { name } of old) await store.delete(`releases/${name}`)
  await forEach(deleted, store.delete)
  return deleted.length
}

async function objectsOf(store: AssetStore, { name }: Publication): Promise<string[]> {
  const content = await store.get(`releases/${name}`)
  return content ? Object.values(readRecord(String(content))).map(({ sha256 }) => objectKey(sha256)) : []
}

export const objectKey = (sha256: string): string => `objects/${sha256}`

async function forEach<T>(items: readonly T[], work: (item: T) => Promise<void>): Promise<void> {
  const waiting = [...items]
  const workers = Array.from({ length: atOnce }, async () => {
    for (let item = waiting.pop(); item !== undefined; item = waiting.pop()) await work(item)
  })
  await Promise.all(workers)
}
