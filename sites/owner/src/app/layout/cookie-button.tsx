import type { ReactNode } from 'react'
import { openConsentModal } from '#platform/consent.ts'

/** Among links, and looks like one; what it opens needs a script, and so does every cookie one could refuse. */
export const CookieButton = ({ children }: { children: ReactNode }) => (
  <button type="button" className="site-footer-button" onClick={openConsentModal}>
    {children}
  </button>
)
