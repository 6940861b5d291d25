import type { SiteConfig } from '@bailclair/domain/site/site-config.ts'
import { hydrationScriptSource } from './hydration-script.ts'

type Headers = Readonly<Record<string, string>>

/** By directive of the policy: what the pages of one site may load beside what every site may. */
export type MoreSources = Readonly<Record<string, string>>

/**
 * What the pages may load, and from where: nothing inline but one script that is known by its content, nothing foreign
 * but the API and the identity server. No script may turn a string into markup (Trusted Types); React does not need to.
 */
function contentSecurityPolicy(hosts: SiteConfig['hosts'], siteUrl: string, more: readonly MoreSources[]): string {
  const api = new URL(hosts.api).origin
  const identity = new URL(hosts.identity).origin
  const sources: Record<string, string> = {
    'default-src': "'none'",
    'script-src': `'self' ${hydrationScriptSource}`,
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

/** Powers the pages never use. */
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

/** For every answer, but those of `documentHeaders` for what is no document. */
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

/** What only documents heed: on the parts of a page it would weigh as much again as some of them. */
export const documentHeaders = [
  'content-security-policy',
  'x-frame-options',
  'permissions-policy',
  'cross-origin-opener-policy',
] as const
/** Never a document, whatever opens it. An SVG may be one. */
export const isPartOfPage = (type: string): boolean => /^(text\/(javascript|css)|font\/|image\/(?!svg))/.test(type)

/** For pages whose address is a secret: no one else learns it. */
export const secretAddressHeaders: Headers = { 'referrer-policy': 'no-referrer', 'x-robots-tag': 'noindex' }

/** The page that a hidden frame of ours loads to find the session again: nothing else may be framed. */
export const silentCheckPath = '/silent-check.html'
export const silentCheckHeaders: Headers = {
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
}
