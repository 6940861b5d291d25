import type { Consent, StoredConsent } from '@bailclair/domain/cookie-consent/consent.rules.ts'
import { registeredServices } from '@bailclair/domain/cookie-consent/services.rules.ts'
import type { SiteConfig } from '@bailclair/domain/site/site-config.ts'
import { holdFailureWhileLeaving } from '@bailclair/site-kit/platform/hold-failure.ts'
import { logError } from '@bailclair/site-kit/platform/log.ts'
import { useLanguage } from '@bailclair/site-kit/platform/messages/messages.ts'
import { useLocation } from '@bailclair/site-kit/platform/router/router-context.ts'
import { useSession } from '@bailclair/site-kit/platform/session.ts'
import { isAddressClean } from '@bailclair/site-kit/platform/sign-in-answer.ts'
import { useSiteConfig } from '@bailclair/site-kit/platform/site-config.ts'
import { tabStorage } from '@bailclair/site-kit/platform/tab-storage.ts'
import { useEffect, useRef, useState } from 'react'
import { useConsent } from '#platform/consent.ts'
import { choiceSavedKey } from '../choice-saved.ts'
import type { Analytics } from './analytics-service.ts'
import { leftovers } from './leftovers.ts'

type Page = { path: string; title: { fr: string }; analytics: boolean; secretAddress: boolean }

/** Loads accepted services and removes refused ones. */
export function useServices(route: Page): void {
  const config = useSiteConfig()
  const stored = useConsent()
  const { language } = useLanguage()
  const { pathname } = useLocation()
  const [analytics, setAnalytics] = useState<Analytics>()
  const started = useRef<Consent>({ crisp: false, matomo: false })
  const isClean = useCleanAddress()
  const { crisp, matomo } = allowedServices(stored, config, route)

  useEffect(() => {
    if (!crisp || !isClean || started.current.crisp) return
    started.current.crisp = true
    holdFailureWhileLeaving(import('./chat-service.ts'))
      .then(({ startChat }) => startChat(config.chat, language))
      .catch((cause) => logError('The chat did not come', cause))
  }, [crisp, isClean, config, language])

  useEffect(() => {
    if (!matomo || !isClean || started.current.matomo) return
    started.current.matomo = true
    holdFailureWhileLeaving(import('./analytics-service.ts'))
      .then(({ startAnalytics }) => setAnalytics(startAnalytics(config.analytics)))
      .catch((cause) => logError('The analytics did not come', cause))
  }, [matomo, isClean, config])

  // biome-ignore lint/correctness/useExhaustiveDependencies: another property is another visit of the same page
  useEffect(() => {
    if (route.analytics) analytics?.visit(route)
  }, [analytics, route, pathname])

  useEffect(() => {
    if (!stored) return
    const refused = (['crisp', 'matomo'] as const).filter((service) => !{ crisp, matomo }[service])
    const isWithdrawn = refused.some((service) => started.current[service])
    if (isWithdrawn || leftovers.test(document.cookie)) void letGo(refused, isWithdrawn)
  }, [stored, crisp, matomo])
}

/** The code of a sign-in is in the address until the session is known. No foreign script starts before (decision 33). */
function useCleanAddress(): boolean {
  const session = useSession()
  const [isClean, setClean] = useState(false)
  // biome-ignore lint/correctness/useExhaustiveDependencies: at each change of the session
  useEffect(() => {
    if (isAddressClean()) setClean(true)
  }, [session])
  return isClean
}

/** A loaded script cannot be unloaded: delete its cookies and reload the document. */
async function letGo(refused: readonly (keyof Consent)[], isWithdrawn: boolean) {
  const { eraseCookiesOf } = await import('./erase-cookies.ts')
  for (const service of refused) eraseCookiesOf(service)
  if (!isWithdrawn) return
  tabStorage.keep(choiceSavedKey, true)
  window.location.reload()
}

/** Accepted, configured, and not on a page with a secret address (decision 33). */
function allowedServices(stored: StoredConsent | undefined, config: SiteConfig, { secretAddress }: Page): Consent {
  if (stored?.kind !== 'choice' || secretAddress) return { crisp: false, matomo: false }
  const isRegistered = registeredServices(config)
  return { crisp: stored.consent.crisp && isRegistered.crisp, matomo: stored.consent.matomo && isRegistered.matomo }
}
