import type { History, Location } from '#platform/router/history.ts'

/** The address is a variable. */
export function createMemoryHistory(start = '/'): History & { blockers: number } {
  const at = (to: string, arrival: Location['arrival']): Location => {
    const { pathname, search, hash } = new URL(to, 'http://localhost')
    return { pathname, search, hash, key: to, arrival }
  }
  let location = at(start, 'replace')
  const listeners = new Set<() => void>()
  const blockers: ((leave: () => void) => void)[] = []
  return {
    current: () => location,
    subscribe: (listener) => {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
    navigate: (to, options) => {
      const leave = () => {
        location = at(to, options?.replace ? 'replace' : 'push')
        for (const listener of listeners) listener()
      }
      const blocker = blockers.at(-1)
      if (blocker) blocker(leave)
      else leave()
    },
    block: (blocker) => {
      blockers.push(blocker)
      return () => blockers.splice(blockers.indexOf(blocker), 1)
    },
    get blockers() {
      return blockers.length
    },
  }
}
