import { randomBytes } from 'node:crypto'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll } from 'vitest'
import { runCheckCommand } from '#document/check-command.ts'
import { runCopyCommand } from '#document/copy-command.ts'
import { openDualStore } from '#document/dual-store.ts'
import { openFolderStore } from '#document/folder-store.ts'
import type { Stores } from '#document/open-stores.ts'
import { newStoreKey, type SingleStore, type StoreKey } from '#document/store-port.ts'
import { startDocumentApi } from './documents.ts'

/** The API while its documents move from a folder to `current`, by default another folder. */
export async function startMove(given?: SingleStore) {
  const root = await mkdtemp(join(tmpdir(), 'bailclair-move-'))
  afterAll(() => rm(root, { recursive: true, force: true }))
  const api = await startDocumentApi()
  const { deps, newTenant, sql } = api
  const current = given ?? openFolderStore(join(root, 'new'))
  const old = openFolderStore(deps.config.DOCUMENT_FOLDER)
  const stores: Stores = { current, old }
  deps.documents.store = openDualStore(stores)

  const runWith = async (run: typeof runCopyCommand, args: string[], change: Partial<Stores> = {}) => {
    const lines: string[] = []
    const signal = new AbortController().signal
    const work = { db: deps.db, stores: { ...stores, ...change }, signal, print: (line: string) => lines.push(line) }
    const exitCode = await run(work, args)
    return { exitCode, text: lines.join('\n') }
  }
  return {
    ...api,
    root,
    current,
    old,
    copy: (change?: Partial<Stores>, ...args: string[]) => runWith(runCopyCommand, args, change),
    check: (args: string[] = [], change?: Partial<Stores>) => runWith(runCheckCommand, args, change),
    /** Documents of random bytes in a store, which nobody can open. */
    addDocuments: async (count: number, store: SingleStore | undefined = old): Promise<StoreKey[]> => {
      const tenant = await newTenant()
      const keys = Array.from({ length: count }, newStoreKey)
      for (const key of keys) {
        const size = 1 + Math.floor(5_000 * Math.random())
        await store?.put(key, randomBytes(size + 28))
        await sql(
          `insert into document (id, tenant_id, category, file_name, media_type, size, pages, created_at, store_key,
             wrapped_key, key_id)
           values (gen_random_uuid(), $1, 'INCOME', 'a.pdf', 'application/pdf', $2, 1, now(), $3, '', 'x')`,
          [tenant, size, key],
        )
      }
      return keys
    },
  }
}
