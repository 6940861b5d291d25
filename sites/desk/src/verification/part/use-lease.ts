import { leaseMinutes, renewEverySeconds } from '@bailclair/domain/verification/lease.rules.ts'
import { verificationContract } from '@bailclair/domain/verification/verification.contract.ts'
import { ApiError } from '@bailclair/site-kit/platform/api/api-error.ts'
import { useApi } from '@bailclair/site-kit/platform/api/use-api.ts'
import { useCallback, useEffect, useState } from 'react'

export type Lease = {
  /**
   * `ending`: renewal has failed for so long that the lease is about to end. `lost`: someone else may take the part.
   * `gone`: the tenant took the part back, or it was decided.
   */
  state: 'held' | 'ending' | LeaseEnd
  /** By this browser's clock. */
  endsAt: number
  /** The new version, when the tenant changed the part. */
  changedTo: number | undefined
}

export type LeaseEnd = 'lost' | 'gone'

/** Which refusals end the lease. Any other failure is a network problem and changes nothing. */
export const leaseEndOf = (code: string | undefined): LeaseEnd | undefined =>
  code === 'LeaseLost' ? 'lost' : code === 'PartNotFound' || code === 'PartChanged' ? 'gone' : undefined

/** How long before the end a warning shows, in milliseconds: time to get back online. */
const warning = 5 * 60_000

const wholeLease = leaseMinutes * 60_000

/**
 * Renews the lease in the background while the part is open. The time counts from the last renewal by the browser's
 * clock, so clock differences with the server do not matter.
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
      // Without an answer the lease goes on until it ends.
      if (cause instanceof ApiError) setEnd((known) => leaseEndOf(cause.code) ?? known)
    }
  }, [api, partId])

  useEffect(() => {
    if (end) return
    void renew()
    const timer = setInterval(renew, renewEverySeconds * 1_000)
    // Checks at once after sleep or offline time.
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
    /** For calls that notice the loss first. */
    lose: setEnd,
    /** After the lease was taken again. */
    regain: useCallback(() => {
      setEnd(undefined)
      setEndsAt(Date.now() + wholeLease)
      setNow(Date.now())
    }, []),
  }
}
