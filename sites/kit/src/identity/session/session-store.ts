import { holdFailureWhileLeaving } from '#platform/hold-failure.ts'
import { logError } from '#platform/log.ts'
import type { Session } from '#platform/session.ts'
import { removeSignInAnswer } from '#platform/sign-in-answer.ts'
import { tabStorage } from '#platform/tab-storage.ts'
import { SilentFrames } from './wait-for-frames.ts'

export type SetSession = (session: Session) => void
/** Looks for a session and rejects without an answer; reports every later change. */
type Connect = (set: SetSession, retry: () => void) => Promise<void>

type Options = {
  /** Loads the code that talks to the identity server. */
  load: () => Promise<Connect>
  /** Whether the page is useless without an answer: only then it reloads. */
  needsSignIn: () => boolean
  reload: () => void
}

export type SessionStore = {
  current: () => Session
  /** As the server rendered the page: the answer may come before hydration. */
  initial: () => Session
  subscribe: (listener: () => void) => () => void
  /** Starts the lookup, the first time. */
  ask: () => void
}

const reloadedKey = 'session-reloaded'

/** The session as a React store. A failure is logged, reloads at most once per tab, then shows (decision 23). */
export function createSessionStore({ load, needsSignIn, reload }: Options): SessionStore {
  const listeners = new Set<() => void>()
  let isAsked = false

  const ask = () => {
    if (!isAsked) void connect()
  }
  const unknown: Session = { status: 'unknown', ask }
  let session: Session = unknown
  const set: SetSession = (next) => {
    session = next
    for (const listener of listeners) listener()
  }

  async function connect() {
    isAsked = true
    set(unknown)
    try {
      await holdFailureWhileLeaving(load().then((connectNow) => connectNow(set, connect)))
      // Not when signed out: a sign-in that never completes would reload for ever.
      if (session.status === 'signed-in') tabStorage.keep(reloadedKey, undefined)
    } catch (cause) {
      logError('Authenticated Failed', cause)
      // Where keycloak-js gave up before it read its answer; the next lookup needs none.
      removeSignInAnswer()
      set({ status: 'unavailable', retry: connect })
      // Someone who has waited 10 s would only wait again.
      if (!(cause instanceof SilentFrames) && needsSignIn() && mayReload()) reload()
    }
  }

  return {
    current: () => session,
    initial: () => unknown,
    subscribe: (listener) => {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
    ask,
  }
}

/** Once per tab. Without storage the first failure cannot be told from the next, so never. */
const mayReload = () => tabStorage.find(reloadedKey) === undefined && tabStorage.keep(reloadedKey, true)
