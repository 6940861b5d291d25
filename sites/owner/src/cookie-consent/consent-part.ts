import {
  type Consent,
  consentCookie,
  everythingAccepted,
  everythingRejected,
  storedConsent,
} from '@bailclair/domain/cookie-consent/consent.rules.ts'
import { registeredServices } from '@bailclair/domain/cookie-consent/services.rules.ts'
import { cookieSiteOf } from '@bailclair/domain/site/cookie.ts'
import type { LoaderPart } from '@bailclair/site-kit/platform/loader-part.ts'
import { readSiteConfig } from '@bailclair/site-kit/platform/site-config-block.ts'
import { choiceSavedKey } from './choice-saved.ts'
import { reserveRoom } from './reserve-room.ts'
import { leftovers } from './services/leftovers.ts'

const choices: Record<string, Consent> = { accept: everythingAccepted, reject: everythingRejected }

/** The question about cookies before React: two answers are cookies. The third one, and the services, need React. */
export function createConsentPart(): LoaderPart {
  let giveRoomBack: () => void = () => undefined
  const findBanner = () => document.querySelector<HTMLElement>('.consent-banner')

  return {
    controls: '.consent-banner [value]',
    prepare: () => {
      const banner = findBanner()
      if (!banner || storedConsent(document.cookie).kind === 'choice') return
      banner.hidden = false
      // React does the same later; in between, whoever tabs through the page must see where they are
      giveRoomBack = reserveRoom(banner)
    },
    onClick: (button, notify) => {
      const consent = choices[button.value]
      const banner = findBanner()
      if (!consent || !banner) return
      const { months } = readSiteConfig(document).consent
      // biome-ignore lint/suspicious/noDocumentCookie: the Cookie Store API is not in every browser yet
      document.cookie = consentCookie(consent, { ...cookieSiteOf(window.location), months })
      banner.hidden = true
      giveRoomBack()
      document.getElementById('content')?.focus({ preventScroll: true })
      notify(banner.dataset['saved'] ?? '')
    },
    /** An accepted service starts, a refused one leaves cookies to erase. */
    needsReact: () => {
      const stored = storedConsent(document.cookie)
      // Without cookies the browser blocks this storage, too, and reading it throws.
      if (navigator.cookieEnabled && window.sessionStorage.getItem(choiceSavedKey)) return true
      if (stored.kind !== 'choice') return false
      const { crisp, matomo } = registeredServices(readSiteConfig(document))
      return (stored.consent.crisp && crisp) || (stored.consent.matomo && matomo) || leftovers.test(document.cookie)
    },
  }
}
