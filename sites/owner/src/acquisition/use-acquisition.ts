import { acquisitionCookie, acquisitionOfQuery } from '@bailclair/domain/acquisition/acquisition.rules.ts'
import { useSiteConfig } from '@bailclair/site-kit/platform/site-config.ts'
import { useEffect, useState } from 'react'
import { useConsent } from '#platform/consent.ts'

/**
 * Keeps for a day where the visitor comes from, as the campaign link says (spec §3); the profile call takes it along.
 * `ACQUISITION_AFTER_CONSENT` makes it wait for consent to analytics (decision 13), for as long as the document lives.
 */
export function useAcquisition(): void {
  const { acquisitionAfterConsent } = useSiteConfig()
  const consent = useConsent()
  // The address the visitor arrived at: by the time they have answered they may be elsewhere.
  const [query] = useState(() => (typeof window === 'undefined' ? '' : window.location.search))
  const mayKeep = !acquisitionAfterConsent || (consent?.kind === 'choice' && consent.consent.matomo)

  useEffect(() => {
    const acquisition = acquisitionOfQuery(new URLSearchParams(query))
    if (!acquisition || !mayKeep) return
    const { hostname, protocol } = window.location
    // biome-ignore lint/suspicious/noDocumentCookie: the Cookie Store API is not in every browser yet
    document.cookie = acquisitionCookie(acquisition, { domain: hostname, isSecure: protocol === 'https:' })
  }, [query, mayKeep])
}
