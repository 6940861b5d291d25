import { createHash } from 'node:crypto'
import type { Config } from '#platform/config/environment.ts'
import type { Headers } from './exchange.ts'

type Policy = {
  /** Origins that a form may lead to: browsers check every redirect after it too. */
  formTargets?: readonly string[]
  /** Origins that may frame the response; by default none. Only the session check pages need it. */
  frameAncestors?: readonly string[]
  /** Inline scripts, allowed by their hash. */
  scripts?: readonly string[]
  styles?: readonly string[]
  connect?: boolean
}

const hashOf = (text: string) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`

export const contentSecurityPolicy = (policy: Policy = {}): string =>
  [
    "default-src 'none'",
    // oidc-provider adds the hash of its own page to an existing directive
    ['script-src', "'self'", ...(policy.scripts ?? []).map(hashOf)].join(' '),
    ['style-src', "'self'", ...(policy.styles ?? []).map(hashOf)].join(' '),
    "img-src 'self' data:",
    "font-src 'self'",
    `connect-src ${policy.connect ? "'self'" : "'none'"}`,
    ['form-action', "'self'", ...(policy.formTargets ?? [])].join(' '),
    ['frame-ancestors', ...(policy.frameAncestors ?? ["'none'"])].join(' '),
    "base-uri 'none'",
    "require-trusted-types-for 'script'",
  ].join('; ')

/** On every response; pages replace the policy by their own. */
export const securityHeaders = ({ IDENTITY_URL }: Pick<Config, 'IDENTITY_URL'>): Headers => ({
  'content-security-policy': contentSecurityPolicy(),
  'x-content-type-options': 'nosniff',
  // sign-in URLs contain codes and e-mails
  'referrer-policy': 'no-referrer',
  ...(IDENTITY_URL.startsWith('https:') && { 'strict-transport-security': 'max-age=63072000; includeSubDomains' }),
})
