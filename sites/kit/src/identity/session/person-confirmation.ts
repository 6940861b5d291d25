import type { PersonConfirmation } from '#platform/session.ts'

/** Lets calls wait until the person has proved again who they are. `show` tells the page that this has changed. */
export function createPersonConfirmation(begin: () => Promise<void>, show: () => void) {
  let waiting: PromiseWithResolvers<boolean> | undefined
  const settle = (isConfirmed: boolean) => {
    const calls = waiting
    waiting = undefined
    calls?.resolve(isConfirmed)
  }
  const cancel = () => {
    settle(false)
    show()
  }
  return {
    current: (): PersonConfirmation | undefined => waiting && { begin, cancel },
    /** All calls of the page share one question. */
    ask: (): Promise<boolean> => {
      const isNew = !waiting
      waiting ??= Promise.withResolvers<boolean>()
      const { promise } = waiting
      if (isNew) show()
      return promise
    },
    settle,
  }
}
