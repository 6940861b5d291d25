import type { SiteConfig } from '@bailclair/domain/site/site-config.ts'
import { hydrationScriptSource } from './hydration-script.ts'
import { oldBrowserScriptSource } from './old-browser.ts'

type Headers = Readonly<Record<string, string>>

/** Extra sources of one site, by CSP directive. */
export type MoreSources = Readonly<Record<string, string>>

/**
 * No inline script except those allowed by their hashes, no foreign source except the API and the identity server.
 * Trusted Types: no script may turn a string into markup.
 */
function contentSecurityPolicy(hosts: SiteConfig['hosts'], siteUrl: string, more: readonly MoreSources[]): string {
  const api = new URL(hosts.api).origin
  const identity = new URL(hosts.identity).origin
  const sources: Record<string, string> = {
    'default-src': "'none'",
    'script-src': `'self' ${hydrationScriptSource} ${oldBrowserScriptSource}`,
    'style-src': "'self'",
    'font-src': "'self'",
    'img-src': "'self'",
    'manifest-src': "'self'",
    'connect-src': `'self' ${api} ${identity}`,
    'frame-src': `'self' ${identity}`,
    'form-action': "'self'",
    'base-uri': "'none'",
    'frame-ancestors': "'none'",
    'require-trusted-types-for': "'script'",
    'trusted-types': "'none'",
  }
  for (const [directive, source] of more.flatMap(Object.entries<string>)) {
    const already = sources[directive] ?? "'none'"
    sources[directive] = already === "'none'" ? source : `${already} ${source}`
  }
  const directives = Object.entries(sources).map(([directive, allowed]) => `${directive} ${allowed}`)
  if (siteUrl.startsWith('https:')) directives.push('upgrade-insecure-requests')
  return directives.join('; ')
}

/** Browser features the pages never use. */
const permissions = [
  'accelerometer',
  'camera',
  'display-capture',
  'geolocation',
  'gyroscope',
  'magnetometer',
  'microphone',
  'midi',
  'payment',
  'usb',
]

/** For every response; non-documents skip `documentHeaders`. */
export const createSecurityHeaders = (
  hosts: SiteConfig['hosts'],
  siteUrl: string,
  ...more: MoreSources[]
): Headers => ({
  'content-security-policy': contentSecurityPolicy(hosts, siteUrl, more),
  'x-content-type-options': 'nosniff',
  'x-frame-options': 'DENY',
  'referrer-policy': 'strict-origin-when-cross-origin',
  'permissions-policy': permissions.map((power) => `${power}=()`).join(', '),
  'cross-origin-opener-policy': 'same-origin',
  'cross-origin-resource-policy': 'same-origin',
  ...(siteUrl.startsWith('https:') && {
    'strict-transport-security': 'max-age=63072000; includeSubDomains',
  }),
})

/** Headers that browsers read on documents only. On small files they would double the size. */
export const documentHeaders = [
  'content-security-policy',
  'x-frame-options',
  'permissions-policy',
  'cross-origin-opener-policy',
  // Of a script it equals the default.
  'referrer-policy',
] as const
/** Never shown as a document. SVG files can be, so they are not included. */
export const isPartOfPage = (type: string): boolean => /^(text\/(javascript|css)|font\/|image\/(?!svg))/.test(type)

/** Keeps secret addresses out of referrers and search engines. */
export const secretAddressHeaders: Headers = { 'referrer-policy': 'no-referrer', 'x-robots-tag': 'noindex' }

/** Pages that our own pages load in a frame. Nothing else may be framed. */
export const framedPages: Readonly<Record<string, Headers>> = {
  // Hidden: finds the session again.
  '/silent-check.html': {
    'content-security-policy': [
      "default-src 'none'",
      "script-src 'self'",
      "base-uri 'none'",
      "frame-ancestors 'self'",
      "require-trusted-types-for 'script'",
      "trusted-types 'none'",
    ].join('; '),
    'x-frame-options': 'SAMEORIGIN',
    'referrer-policy': 'no-referrer',
  },
}
