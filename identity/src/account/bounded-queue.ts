import { networkOf } from '@bailclair/server-kit/network/network.ts'
import type { Config } from '#platform/config/environment.ts'
import { Unavailable } from '#platform/unavailable.ts'

/** Sent as Retry-After by a full queue. */
const retryAfterSeconds = 5
/** Waiting ends before the browser or a proxy gives up. */
const maxWaitMs = 15_000
/** A task that took seconds was waiting itself, so a longer pause would help nobody. */
const maxPauseMs = 50

/** `address` is the client's: each network has its share of the queue. */
export type Enqueue = <Result>(address: string, task: () => Promise<Result>) => Promise<Result>
/** `waiting` is how many tasks wait, for metrics. */
type Queue = Enqueue & { waiting: () => number }

/**
 * Limits parallel and waiting password hashes, so that many sign-ins at once neither use every core nor fill the
 * memory. Their database queries wait here too.
 */
export const createPasswordQueue = (config: Pick<Config, 'PASSWORD_CONCURRENCY' | 'PASSWORD_QUEUE_LENGTH'>): Queue =>
  createQueue({ concurrency: config.PASSWORD_CONCURRENCY, length: config.PASSWORD_QUEUE_LENGTH })

/**
 * Limits the pages before and after the password: hundreds of people who arrive at once wait here at no cost, instead
 * of at the database, where signed-in people would wait behind them.
 */
export const createSignInQueue = (): Queue => createQueue({ concurrency: 1, length: 1_000, hasPauses: true })

type Limits = {
  /** Tasks that run at a time. */
  concurrency: number
  /** Tasks that may wait. */
  length: number
  /** Pauses after each task for as long as it took, so that half of the time is left for other requests. */
  hasPauses?: boolean
}

type Waiting = { start: () => void; refuse: () => void }

/**
 * Networks take turns, and inside a network the first comes first: a flood from one network delays the others by one
 * task. A full queue refuses the latest of the network that waits most (decision 177).
 */
export function createQueue({ concurrency, length, hasPauses = false }: Limits): Queue {
  let running = 0
  let waiting = 0
  /** In the order of their turns. */
  const networks = new Map<string, Set<Waiting>>()

  const waitForSlot = async (network: string) => {
    if (running < concurrency) {
      running++
      return
    }
    if (waiting >= length && !refuseLatestOf(longest(), network)) throw new Unavailable(retryAfterSeconds)
    const { promise, resolve, reject } = Promise.withResolvers<void>()
    const refuse = () => {
      forget(network, entry)
      reject(new Unavailable(retryAfterSeconds))
    }
    const entry: Waiting = { start: resolve, refuse }
    networks.set(network, (networks.get(network) ?? new Set()).add(entry))
    waiting++
    const timeout = setTimeout(refuse, maxWaitMs)
    await promise.finally(() => clearTimeout(timeout))
  }

  // a task that ends passes its slot on, so nobody overtakes
  const releaseSlot = () => {
    const [turn] = networks
    if (!turn) {
      running--
      return
    }
    const [network, entries] = turn
    const [next] = entries
    if (!next) throw new Error('a network without tasks has no turn')
    forget(network, next)
    // behind the others
    if (networks.delete(network)) networks.set(network, entries)
    next.start()
  }

  function forget(network: string, entry: Waiting) {
    const entries = networks.get(network)
    if (!entries?.delete(entry)) return
    waiting--
    if (entries.size === 0) networks.delete(network)
  }

  const longest = () => [...networks].reduce((most, each) => (each[1].size > most[1].size ? each : most))

  function refuseLatestOf([network, entries]: [string, Set<Waiting>], newcomer: string): boolean {
    const own = networks.get(newcomer)?.size ?? 0
    if (network === newcomer || entries.size <= own + 1) return false
    ;[...entries].at(-1)?.refuse()
    return true
  }

  async function enqueue<Result>(address: string, task: () => Promise<Result>): Promise<Result> {
    await waitForSlot(networkOf(address))
    const began = performance.now()
    try {
      return await task()
    } finally {
      if (hasPauses) setTimeout(releaseSlot, Math.min(performance.now() - began, maxPauseMs))
      else releaseSlot()
    }
  }
  return Object.assign(enqueue, { waiting: () => waiting })
}
