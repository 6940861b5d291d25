import { randomUUID } from 'node:crypto'
import { mkdir, readdir, readFile, rename, rm, stat, writeFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import type { AssetStore } from './asset-store.ts'

/** A folder that every instance mounts. Renaming makes a write atomic, also on NFS. */
export function openFolderStore(root: string): AssetStore {
  const fileOf = (key: string) => join(root, key)
  return {
    get: (key) => readFile(fileOf(key)).catch(undefinedIfMissing),
    // A power cut can leave an empty file.
    has: async (key) => ((await stat(fileOf(key)).catch(undefinedIfMissing))?.size ?? 0) > 0,
    put: async (key, content) => {
      const file = fileOf(key)
      const unfinished = join(dirname(file), `.${randomUUID()}`)
      await mkdir(dirname(file), { recursive: true })
      try {
        await writeFile(unfinished, content)
        await rename(unfinished, file)
      } finally {
        await rm(unfinished, { force: true })
      }
    },
    delete: (key) => rm(fileOf(key), { force: true }),
    list: async (folder) => (await readdir(fileOf(folder)).catch(undefinedIfMissing)) ?? [],
    close: () => undefined,
  }
}

function undefinedIfMissing(error: NodeJS.ErrnoException): undefined {
  if (error.code !== 'ENOENT') throw error
  return undefined
}
