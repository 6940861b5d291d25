import type { ReactNode } from 'react'
import { openConsentModal } from '#platform/consent.ts'

/** A button in a list of links. Without scripts there are no optional cookies either. */
export const CookieButton = ({ children }: { children: ReactNode }) => (
  <button type="button" className="site-footer-button" onClick={openConsentModal}>
    {children}
  </button>
)
