import { askedServices } from '@bailclair/domain/cookie-consent/services.rules.ts'
import { useSiteConfig } from '@bailclair/site-kit/platform/site-config.ts'
import type { ReactNode } from 'react'
import { openConsentModal } from '#platform/consent.ts'
import { pathTo } from '#platform/paths.ts'

/** A button in a list of links; where nothing is asked, a link to what is set anyway. */
export function CookieButton({ children }: { children: ReactNode }) {
  if (askedServices(useSiteConfig()).length === 0) return <a href={`${pathTo('PrivacyPolicy')}#cookies`}>{children}</a>
  return (
    <button type="button" className="site-footer-button" onClick={openConsentModal}>
      {children}
    </button>
  )
}
