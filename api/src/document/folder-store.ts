import { mkdir, open, readdir, readFile, rename, rm, stat } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { AppError } from '@bailclair/domain/contract/errors.ts'
import { isMissing, isStoreKey, type SingleStore, type StoredBlob, type StoreKey } from './store-port.ts'

/** A folder of this machine or a shared one, readable only by the user of the API. */
export function openFolderStore(folder: string): SingleStore {
  // 256 folders: some file systems are slow with many files in one
  const pathOf = (key: StoreKey) => join(folder, key.slice(0, 2), key)
  return {
    name: folder,
    put: (key, bytes) => orUnavailable(() => write(pathOf(key), bytes)),
    get: (key) => orUnavailable(() => readFile(pathOf(key))),
    delete: (key) =>
      orUnavailable(async () => {
        for (const path of [pathOf(key), partOf(pathOf(key))]) await rm(path, { force: true })
      }),
    probe: () => orUnavailable(() => probe(folder)),
    sizeOf: (key) => orMissing(async () => (await stat(pathOf(key))).size),
    reach: () => orUnavailable(async () => void (await readdir(folder))),
    list: (prefix) => list(join(folder, prefix)),
    close: () => undefined,
  }
}

/** Files at a time: a page as large as one of S3. */
const pageSize = 1_000

async function* list(folder: string): AsyncIterable<StoredBlob[]> {
  const names = (await orMissing(() => readdir(folder))) ?? []
  for (let start = 0; start < names.length; start += pageSize) {
    const page = names.slice(start, start + pageSize).map((name) => describeFile(folder, name))
    yield (await Promise.all(page)).flatMap((blob) => blob ?? [])
  }
}

/** Undefined: not ours, or deleted meanwhile. */
async function describeFile(folder: string, name: string): Promise<StoredBlob | undefined> {
  const key = name.replace(/[.]part$/, '')
  const found = isStoreKey(key) ? await orMissing(() => stat(join(folder, name))) : undefined
  return found && { key: key as StoreKey, size: found.size, modifiedAt: found.mtime, isPart: key !== name }
}

async function orMissing<T>(work: () => Promise<T>): Promise<T | undefined> {
  try {
    return await orUnavailable(work)
  } catch (error) {
    if (isMissing(error)) return undefined
    throw error
  }
}

/** One name for all instances: what a killed one leaves is overwritten. */
async function probe(folder: string): Promise<void> {
  await mkdir(folder, { recursive: true, mode: 0o700 })
  const path = join(folder, '.probe')
  const file = await open(path, 'w+', 0o600)
  try {
    await file.writeFile('probe')
    await file.sync()
    const { buffer } = await file.read(Buffer.alloc(5), 0, 5, 0)
    if (String(buffer) !== 'probe') throw Object.assign(new Error(), { code: 'other bytes than were written' })
  } finally {
    await file.close()
    await rm(path, { force: true })
  }
}

/** Left behind by a killed process; deleted with the file. */
const partOf = (path: string) => `${path}.part`

/** Writes a temporary file, syncs and renames it: a power cut leaves all of it or nothing. */
async function write(path: string, bytes: Buffer): Promise<void> {
  await mkdir(dirname(path), { recursive: true, mode: 0o700 })
  const part = partOf(path)
  const file = await open(part, 'wx', 0o600)
  try {
    try {
      await file.writeFile(bytes)
      await file.sync()
    } finally {
      await file.close()
    }
    await rename(part, path)
    await syncFolder(dirname(path))
  } catch (error) {
    await rm(part, { force: true })
    throw error
  }
}

/** A rename is durable only once its folder is synced. */
async function syncFolder(path: string): Promise<void> {
  const folder = await open(path)
  try {
    await folder.sync()
  } finally {
    await folder.close()
  }
}

/** The cause, for the log: the error code (`ENOSPC`) without the path. */
async function orUnavailable<T>(work: () => Promise<T>): Promise<T> {
  try {
    return await work()
  } catch (error) {
    const { code = 'unknown' } = error as { code?: string }
    throw new AppError('DocumentStoreUnavailable', { cause: Object.assign(new Error(), { code }) })
  }
}
