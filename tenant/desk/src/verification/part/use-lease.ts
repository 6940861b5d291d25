import { leaseMinutes, renewEverySeconds } from '@bailclair/domain/verification/lease.rules.ts'
import { verificationContract } from '@bailclair/domain/verification/verification.contract.ts'
import { ApiError } from '@bailclair/front/platform/api/api-error.ts'
import { useApi } from '@bailclair/front/platform/api/use-api.ts'
import { useCallback, useEffect, useState } from 'react'

export type Lease = {
  /** `ending`: it could not be renewed for so long that it is about to end; `lost`: it is someone else's, or anyone's. */
  state: 'held' | 'ending' | 'lost'
  /** By the clock of this machine. */
  endsAt: number
  /** Its tenant changed the part meanwhile, to this version. */
  changedTo: number | undefined
}

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
  const [isLost, setLost] = useState(false)
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
      // Anything else is a failure of the way there: the lease goes on without us, for a while.
      if (cause instanceof ApiError && isRefusal(cause)) setLost(true)
    }
  }, [api, partId])

  useEffect(() => {
    if (isLost) return
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
  }, [renew, isLost])

  const left = endsAt - now
  const state = isLost || left <= 0 ? 'lost' : left < warning ? 'ending' : 'held'
  const lease: Lease = { state, endsAt, changedTo: known === version ? undefined : known }
  return {
    lease,
    renew,
    /** For a call that learns of it first. */
    lose: useCallback(() => setLost(true), []),
    /** Taken again. */
    regain: useCallback(() => {
      setLost(false)
      setEndsAt(Date.now() + wholeLease)
      setNow(Date.now())
    }, []),
  }
}

const isRefusal = ({ code }: ApiError) => code === 'LeaseLost' || code === 'PartNotFound' || code === 'PartChanged'
