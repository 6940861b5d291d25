import { applicationContract } from '@bailclair/domain/application/application.contract.ts'
import { ApiError } from '@bailclair/site-kit/platform/api/api-error.ts'
import { codeOf } from '@bailclair/site-kit/platform/api/code-of.ts'
import { useApi } from '@bailclair/site-kit/platform/api/use-api.ts'
import { logError } from '@bailclair/site-kit/platform/log.ts'
import { useEffect, useEffectEvent, useState } from 'react'
import { pathTo } from '#platform/paths.ts'
import type { TenantSession } from '#platform/tenant-session.ts'
import { type Applied, appliedMemory } from './applied-memory.ts'
import { consentMemory } from './consent-memory.ts'

type Applying =
  /** The box was not ticked in this tab. */
  | { state: 'consent' }
  | { state: 'pending' }
  | { state: 'applied'; answer: Applied }
  | { state: 'failed'; error: ApiError }

type Answer = Extract<Applying, { state: 'applied' | 'failed' }>

const asksAgain: ReadonlySet<string> = new Set(['NoRentalFile', 'ConsentChanged', 'InvalidField'])

/** One call per link and document. */
const answers = new Map<string, Promise<Answer>>()

/** Applies as soon as there is consent and a session; otherwise starts sign-in. */
export function useApplying(token: string, tenant: TenantSession) {
  const api = useApi()
  const [hasConsent, setConsent] = useState(() => consentMemory.isThere(token))
  const [answer, setAnswer] = useState<Answer | undefined>(() => keptAnswer(token))
  const [attempt, setAttempt] = useState(0)
  const returnTo = pathTo('ValidConnectProperty', { token })

  async function subscribe(): Promise<Answer> {
    try {
      const body = { access: true, kcToken: await tenant.findAccessToken(), ...consentMemory.find(token) }
      const answer = await api(applicationContract.subscribe, { params: { token }, body })
      appliedMemory.keep(token, answer)
      return { state: 'applied', answer }
    } catch (cause) {
      // It waits in the tenant area, or the property asks for something else now: the consent is asked for again.
      if (asksAgain.has(codeOf(cause))) consentMemory.forget(token)
      return failed(cause)
    }
  }

  /** Replaces this history entry: Back from sign-in must not lead here again. */
  const signIn = () => tenant.signIn(returnTo, { replacesPage: true }).then(() => undefined, failed)

  const goOn = useEffectEvent(async (): Promise<Answer | undefined> => {
    if (tenant.status === 'failed' && attempt === 0) return failed(new ApiError('TenantTokenInvalid'))
    if (tenant.status !== 'signed-in') return signIn()
    const given = answers.get(token) ?? subscribe()
    answers.set(token, given)
    return given
  })

  // biome-ignore lint/correctness/useExhaustiveDependencies: each attempt goes on again
  useEffect(() => {
    // A reload must not apply once more; a new consent does.
    if (!hasConsent || tenant.status === 'unknown' || appliedMemory.find(token)) return
    let isWanted = true
    void goOn().then((given) => isWanted && setAnswer(given))
    return () => {
      isWanted = false
    }
  }, [hasConsent, tenant.status, attempt])

  const applying: Applying = answer ?? (hasConsent ? { state: 'pending' } : { state: 'consent' })
  return {
    applying,
    agree: () => {
      answers.delete(token)
      appliedMemory.forget(token)
      setConsent(true)
    },
    /** Retries the failed step. */
    retry: () => {
      answers.delete(token)
      setAnswer(undefined)
      setAttempt((count) => count + 1)
    },
    /** With a new session: the current one is invalid or belongs to someone else. */
    signInAgain: () => {
      setAnswer(undefined)
      void signIn().then(setAnswer)
    },
  }
}

function keptAnswer(token: string): Answer | undefined {
  const answer = appliedMemory.find(token)
  return answer && { state: 'applied', answer }
}

function failed(cause: unknown): Answer {
  logError('Failed to apply', cause)
  return { state: 'failed', error: cause instanceof ApiError ? cause : new ApiError('Unexpected', { cause }) }
}
