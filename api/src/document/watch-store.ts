import { causeOf, type DocumentStore } from './store-port.ts'

/** Says whether the store can be written, and why not, before somebody's upload finds out. */
export type StoreWatch = {
  /** Returns the cause of a failure: `EACCES`, `status 403`, `untrusted certificate: …`. */
  check: () => Promise<string | undefined>
  isChecked: () => boolean
  /** The store, for the log. */
  name: string
  /** Of the latest check, or that the first has not ended; for readiness and metrics. */
  failure: () => { documents: string } | undefined
}

export function watchStore(store: Pick<DocumentStore, 'name' | 'probe'>): StoreWatch {
  let cause: string | undefined
  let isChecking = false
  let isChecked = false
  return {
    name: store.name,
    check: async () => {
      isChecking = true
      cause = await store.probe().then(
        () => undefined,
        (error: unknown) => lastingCause(error, cause),
      )
      isChecked = true
      return cause
    },
    isChecked: () => isChecked,
    failure: () => {
      // an instance that does not use the store never checks it
      const failure = isChecking && !isChecked ? 'not checked yet' : cause
      return failure === undefined ? undefined : { documents: failure }
    },
  }
}

/** An open circuit breaker says nothing about the store: the cause that opened it does. */
function lastingCause(error: unknown, before: string | undefined): string {
  const cause = causeOf(error)
  return cause.endsWith('breakerOpen') && before !== undefined ? before : cause
}
