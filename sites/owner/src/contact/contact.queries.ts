import type { ContactRequest } from '@bailclair/domain/contact/contact.schema.ts'
import { loadContract } from '@bailclair/site-kit/platform/api/load-contract.ts'
import { useApi } from '@bailclair/site-kit/platform/api/use-api.ts'
import { logError } from '@bailclair/site-kit/platform/log.ts'
import { useSession } from '@bailclair/site-kit/platform/session.ts'
import { useEffect, useEffectEvent } from 'react'

export function useSendContact() {
  const api = useApi()
  return async (request: ContactRequest) => {
    const { contactContract } = await loadContract(() => import('@bailclair/domain/contact/contact.contract.ts'))
    await api(contactContract.send, { body: request })
  }
}

type KnownPerson = Partial<Pick<ContactRequest, 'firstName' | 'lastName' | 'email'>>

/** Prefills the form for signed-in visitors, once the profile is loaded. Does not look for a session (decision 67). */
export function useKnownPerson(onKnown: (person: KnownPerson) => void): void {
  const api = useApi()
  const session = useSession()
  const isSignedIn = session.status === 'signed-in'
  const tell = useEffectEvent(onKnown)

  useEffect(() => {
    if (!isSignedIn) return
    const stopping = new AbortController()
    const { signal } = stopping
    async function load() {
      const { ownerContract } = await import('@bailclair/domain/owner/owner.contract.ts')
      const { firstName = '', lastName = '', email } = await api(ownerContract.profile, { query: {} }, { signal })
      if (!signal.aborted) tell({ firstName, lastName, email })
    }
    load().catch((cause: unknown) => {
      if (!signal.aborted) logError('Failed to load the profile', cause)
    })
    return () => stopping.abort()
  }, [api, isSignedIn])
}
