import type { Consent } from '@bailclair/domain/cookie-consent/consent.rules.ts'
import { isCookie, serviceCookies } from '@bailclair/domain/cookie-consent/cookies.ts'

/** Deletes a service's cookies on every domain it may have used. */
export function eraseCookiesOf(service: keyof Consent): void {
  const known = Object.values(serviceCookies[service])
  for (const pair of document.cookie.split('; ')) {
    const name = pair.split('=')[0] ?? ''
    if (known.some((cookie) => isCookie(cookie, name))) erase(name)
  }
}

/** The raw name, which may be encoded. */
function erase(name: string) {
  for (const domain of ['', ...domainsAbove(window.location.hostname).map((domain) => `; Domain=${domain}`)]) {
    // biome-ignore lint/suspicious/noDocumentCookie: the Cookie Store API is not in every browser yet
    document.cookie = `${name}=; Max-Age=0; Path=/${domain}`
  }
}

/** `a.b.example` → itself and `b.example`: scripts may set cookies on any of them. */
const domainsAbove = (hostname: string): string[] =>
  hostname.split('.').flatMap((_, index, labels) => {
    const domain = labels.slice(index)
    return domain.length > 1 ? [domain.join('.')] : []
  })
