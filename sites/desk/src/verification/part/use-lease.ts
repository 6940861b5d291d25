import { leaseMinutes, renewEverySeconds } from '@bailclair/domain/verification/lease.rules.ts'
import { verificationContract } from '@bailclair/domain/verification/verification.contract.ts'
import { ApiError } from '@bailclair/site-kit/platform/api/api-error.ts'
import { useApi } from '@bailclair/site-kit/platform/api/use-api.ts'
import { useCallback, useEffect, useState } from 'react'

export type Lease = {
  /**
   * `ending`: it could not be renewed for so long that it is about to end; `lost`: it is someone else's, or anyone's;
   * `gone`: the part no longer waits, its tenant took it back or it was decided.
   */
  state: 'held' | 'ending' | LeaseEnd
  /** By the clock of this machine. */
  endsAt: number
  /** Its tenant changed the part meanwhile, to this version. */
  changedTo: number | undefined
}

export type LeaseEnd = 'lost' | 'gone'

/** What a refusal says about the lease; any other failure is one of the way there, and says nothing. */
export const leaseEndOf = (code: string | undefined): LeaseEnd | undefined =>
  code === 'LeaseLost' ? 'lost' : code === 'PartNotFound' || code === 'PartChanged' ? 'gone' : undefined

/** How long before the end one is told, in milliseconds: enough to find the network again. */
const warning = 5 * 60_000

const wholeLease = leaseMinutes * 60_000

/**
 * Keeps the part in hand while it is open, in the background. Counted from the last renewal by this machine's own
 * clock: whether that agrees with the server's does not matter.
 */
export function useLease(partId: string, version: number) {
  const api = useApi()
  const [endsAt, setEndsAt] = useState(() => Date.now() + wholeLease)
  const [end, setEnd] = useState<LeaseEnd>()
  const [known, setKnown] = useState(version)
  const [now, setNow] = useState(Date.now)

  const renew = useCallback(async () => {
    const asked = Date.now()
    setNow(asked)
    try {
      const answer = await api(verificationContract.renew, { params: { id: partId } })
      setEndsAt(asked + wholeLease)
      setKnown(answer.version)
    } catch (cause) {
      // Without an answer the lease goes on without us, for a while.
      if (cause instanceof ApiError) setEnd((known) => leaseEndOf(cause.code) ?? known)
    }
  }, [api, partId])

  useEffect(() => {
    if (end) return
    void renew()
    const timer = setInterval(renew, renewEverySeconds * 1_000)
    // A machine that slept, or was offline, finds out at once.
    window.addEventListener('online', renew)
    window.addEventListener('focus', renew)
    return () => {
      clearInterval(timer)
      window.removeEventListener('online', renew)
      window.removeEventListener('focus', renew)
    }
  }, [renew, end])

  const left = endsAt - now
  const state = end ?? (left <= 0 ? 'lost' : left < warning ? 'ending' : 'held')
  const lease: Lease = { state, endsAt, changedTo: known === version ? undefined : known }
  return {
    lease,
    renew,
    /** For a call that learns of it first. */
    lose: setEnd,
    /** Taken again. */
    regain: useCallback(() => {
      setEnd(undefined)
      setEndsAt(Date.now() + wholeLease)
      setNow(Date.now())
    }, []),
  }
}
