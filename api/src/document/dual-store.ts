import { AppError } from '@bailclair/domain/contract/errors.ts'
import type { Stores } from './open-stores.ts'
import { causeOf, type DocumentStore, isMissing } from './store-port.ts'

/**
 * While documents move: written to the new store, read there and then in the old one, deleted in both. Bytes under a
 * key never change, so the old store is never out of date.
 */
export function openDualStore({ current, old }: Stores): DocumentStore {
  if (!old) return current
  return {
    name: `${current.name}, before: ${old.name}`,
    put: current.put,
    async get(key) {
      try {
        return await current.get(key)
      } catch (error) {
        // any failure: a store that may not be listed answers 403 for what is missing
        return old.get(key).catch((oldError) => {
          throw isMissing(error) && !isMissing(oldError) ? inOld(oldError) : error
        })
      }
    },
    // the old one first: the copy command reads there
    async delete(key) {
      await old.delete(key).catch((error) => {
        throw inOld(error)
      })
      await current.delete(key)
    },
    async probe() {
      await current.probe()
      await old.reach().catch((error) => {
        throw inOld(error)
      })
    },
    close() {
      current.close()
      old.close()
    },
  }
}

const inOld = (error: unknown) =>
  new AppError('DocumentStoreUnavailable', {
    cause: Object.assign(new Error(), { code: `old store: ${causeOf(error)}` }),
  })
