import type { Consent } from '@bailclair/domain/cookie-consent/consent.rules.ts'
import { isCookie, serviceCookies } from '@bailclair/domain/cookie-consent/cookies.ts'

/** Erases what a service has left in this browser: its cookies, whichever of our domains it chose for them. */
export function eraseCookiesOf(service: keyof Consent): void {
  const known = Object.values(serviceCookies[service])
  for (const pair of document.cookie.split('; ')) {
    const name = pair.split('=')[0] ?? ''
    if (known.some((cookie) => isCookie(cookie, name))) erase(name)
  }
}

/** The name as it is written: it may be encoded. */
function erase(name: string) {
  for (const domain of ['', ...domainsAbove(window.location.hostname).map((domain) => `; Domain=${domain}`)]) {
    // biome-ignore lint/suspicious/noDocumentCookie: the Cookie Store API is not in every browser yet
    document.cookie = `${name}=; Max-Age=0; Path=/${domain}`
  }
}

/** `a.b.example` → itself and `b.example`: a script may set a cookie on any of them. */
const domainsAbove = (hostname: string): string[] =>
  hostname.split('.').flatMap((_, index, labels) => {
    const domain = labels.slice(index)
    return domain.length > 1 ? [domain.join('.')] : []
  })
