import { clockSkewSeconds } from '@bailclair/domain/identity/recent-sign-in.rules.ts'
import { sessionStage } from '@bailclair/domain/identity/session-end.rules.ts'
import type Keycloak from 'keycloak-js'
import type { SessionEnding } from '#platform/session.ts'

const skewMs = clockSkewSeconds * 1_000

/** Warns before the session ends, which the refresh token tells (decision 230). `show` tells the page of a change. */
export function createSessionEnd(connection: () => Keycloak, extend: () => Promise<void>, show: () => void) {
  let ending: SessionEnding | undefined
  // Ends by the identity server's clock, in seconds: ours may move.
  let closed: number | undefined
  let extended: number | undefined
  /** What the last renewal was to find out. */
  let asked = ''

  const warn = (next: SessionEnding | undefined) => {
    if (next === ending) return
    ending = next
    show()
  }
  const look = (now = Date.now()) => {
    const { refreshTokenParsed, timeSkew } = connection()
    const exp = refreshTokenParsed?.exp
    const endsAt = exp === undefined ? undefined : new Date((exp + (timeSkew ?? 0)) * 1_000)
    return { exp, endsAt, stage: sessionStage(endsAt, new Date(now)) }
  }

  return {
    current: (): SessionEnding | undefined => ending,
    /** Asked once for each end: the token may only be the last of a page that slept. */
    needsRenewal: (): boolean => {
      const { exp, stage } = look()
      if (stage !== 'ending') warn(undefined)
      const isTooEarly = stage === 'over' && look(Date.now() - skewMs).stage !== 'over'
      const question = `${stage} ${exp}`
      if (stage === 'running' || isTooEarly || question === asked) return false
      asked = question
      return true
    },
    /** After a renewal or a new sign-in. */
    update: (): void => {
      const { exp, endsAt, stage } = look()
      if (!endsAt || stage !== 'ending' || exp === closed) {
        warn(undefined)
        return
      }
      warn({
        endsAt,
        isFinal: exp === extended,
        extend: () => {
          extended = exp
          return extend()
        },
        close: () => {
          closed = exp
          warn(undefined)
        },
      })
    },
  }
}
