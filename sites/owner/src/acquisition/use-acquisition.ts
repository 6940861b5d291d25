import { acquisitionCookie, acquisitionOfQuery } from '@bailclair/domain/acquisition/acquisition.rules.ts'
import { cookieSiteOf } from '@bailclair/domain/site/cookie.ts'
import { useSiteConfig } from '@bailclair/site-kit/platform/site-config.ts'
import { useEffect, useState } from 'react'
import { useConsent } from '#platform/consent.ts'

/**
 * Stores the campaign parameters of the link for a day; the profile call sends them. With `ACQUISITION_AFTER_CONSENT`
 * this waits for the analytics consent (decision 13).
 */
export function useAcquisition(): void {
  const { acquisitionAfterConsent } = useSiteConfig()
  const consent = useConsent()
  // The address of arrival: the visitor may have moved on when they answer.
  const [query] = useState(() => (typeof window === 'undefined' ? '' : window.location.search))
  const mayKeep = !acquisitionAfterConsent || (consent?.kind === 'choice' && consent.consent.matomo)

  useEffect(() => {
    const acquisition = acquisitionOfQuery(new URLSearchParams(query))
    if (!acquisition || !mayKeep) return
    // biome-ignore lint/suspicious/noDocumentCookie: the Cookie Store API is not in every browser yet
    document.cookie = acquisitionCookie(acquisition, cookieSiteOf(window.location))
  }, [query, mayKeep])
}
