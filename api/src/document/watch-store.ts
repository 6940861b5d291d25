import { causeOf, type DocumentStore } from './store-port.ts'

/** Says whether the store can be written, and why not, before somebody's upload finds out. */
export type StoreWatch = {
  /** Returns the cause of a failure: `EACCES`, `status 403`, `untrusted certificate: …`. */
  check: () => Promise<string | undefined>
  isChecked: () => boolean
  /** Of the latest check; for readiness and metrics. */
  failure: () => { documents: string } | undefined
}

export function watchStore(store: Pick<DocumentStore, 'probe'>): StoreWatch {
  let cause: string | undefined
  let isChecked = false
  return {
    check: async () => {
      cause = await store.probe().then(
        () => undefined,
        (error: unknown) => lastingCause(error, cause),
      )
      isChecked = true
      return cause
    },
    isChecked: () => isChecked,
    failure: () => (cause === undefined ? undefined : { documents: cause }),
  }
}

/** An open circuit breaker says nothing about the store: the cause that opened it does. */
function lastingCause(error: unknown, before: string | undefined): string {
  const cause = causeOf(error)
  return cause.endsWith('breakerOpen') && before !== undefined ? before : cause
}
