import { setTimeout as sleep } from 'node:timers/promises'
import { type Asset, createAsset } from '../assets.ts'
import type { Log } from '../log.ts'
import type { AssetStore } from './asset-store.ts'
import { createByteCache } from './byte-cache.ts'
import { objectKey } from './publish.ts'
import { isKeptPath, type KeptFile, type ReleaseRecord, readPublications, readRecord, sha256 } from './release.ts'

/** Lists are read at most this often, however many unknown names are asked for. */
const leastPauseMs = 1_000
const cacheBytes = 32_000_000

export type KeptAssets = {
  /** A file of another release; undefined when no release has it. Rejects while the store is down. */
  find: (path: string) => Promise<Asset | undefined>
  /** Reads the lists, so that the state is known without a visitor. */
  refresh: () => Promise<void>
  state: () => { isUp: boolean; releases: number; files: number; served: number }
}

/**
 * Files of other releases. Only paths that a release lists lead to the store, so a request cannot choose a key. A
 * release is listed before its first page is served, so an unknown path is worth one look at the lists.
 */
export function openKeptAssets(store: AssetStore, log: Log): KeptAssets {
  const records = new Map<string, ReleaseRecord>()
  const bodies = createByteCache<Asset>(cacheBytes)
  const loading = new Map<string, Promise<Asset | undefined>>()
  let index = new Map<string, KeptFile>()
  let nextLook: Promise<void> | undefined
  let lastLookAt = Number.NEGATIVE_INFINITY
  let isUp = true
  let served = 0

  /** Logs once per outage. */
  async function watch<T>(work: Promise<T>): Promise<T> {
    try {
      const result = await work
      if (!isUp) log('info', 'the store of assets works again')
      isUp = true
      return result
    } catch (error) {
      if (isUp) log('warn', 'the store of assets is not available, only files of this release are served', error)
      isUp = false
      throw error
    }
  }

  /** Whoever asks before the look begins shares it; later ones get the next. */
  function look(): Promise<void> {
    nextLook ??= (async () => {
      await sleep(Math.max(0, lastLookAt + leastPauseMs - performance.now()))
      nextLook = undefined
      lastLookAt = performance.now()
      await watch(readLists())
    })()
    return nextLook
  }

  function read(content: Buffer): ReleaseRecord {
    try {
      return readRecord(String(content))
    } catch (error) {
      log('error', 'a list of assets in the store is unreadable', error)
      return {}
    }
  }

  async function readLists() {
    const publications = readPublications(await store.list('releases'))
    for (const { id, name } of publications) {
      const content = records.has(id) ? undefined : await store.get(`releases/${name}`)
      if (content) records.set(id, read(content))
    }
    const ids = new Set(publications.map(({ id }) => id))
    for (const id of records.keys()) if (!ids.has(id)) records.delete(id)
    // The newest release wins where a name has no hash, such as that of a picture.
    index = new Map(publications.flatMap(({ id }) => Object.entries(records.get(id) ?? {})))
  }

  function load(path: string, { sha256: hash }: KeptFile): Promise<Asset | undefined> {
    const key = `${path} ${hash}`
    const known = bodies.get(key)
    if (known) return Promise.resolve(known)
    const underWay = loading.get(key)
    if (underWay) return underWay
    const work = watch(store.get(objectKey(hash)))
      .then(async (content) => {
        if (!content || sha256(content) !== hash) return undefined
        const asset = await createAsset(path, content)
        bodies.set(key, asset, 2 * content.length)
        return asset
      })
      .finally(() => loading.delete(key))
    loading.set(key, work)
    return work
  }

  return {
    find: async (path) => {
      if (!isKeptPath(path)) return undefined
      if (!index.has(path)) await look()
      const file = index.get(path)
      const asset = file && (await load(path, file))
      if (asset) served++
      return asset
    },
    refresh: look,
    state: () => ({ isUp, releases: records.size, files: index.size, served }),
  }
}
