import { registeredServices } from '@bailclair/domain/cookie-consent/services.rules.ts'
import type { SiteConfig } from '@bailclair/domain/site/site-config.ts'
import type { MoreSources } from '@bailclair/site-kit/server/security-headers.ts'

/** CSP sources for chat and analytics, when the operator enabled them (decision 33). */
export function servicePolicy({ chat, analytics }: SiteConfig): MoreSources[] {
  const { crisp, matomo } = registeredServices({ chat, analytics })
  return [
    ...(crisp || matomo ? [{ 'trusted-types': 'services' }] : []),
    ...(matomo ? [analyticsPolicy(new URL(analytics.url).origin)] : []),
    ...(crisp ? [chatPolicy(new URL(chat.url).origin, chat.hosts)] : []),
  ]
}

const analyticsPolicy = (origin: string): MoreSources => ({
  'script-src': origin,
  'connect-src': origin,
  'img-src': origin,
})

/** The chat uses inline styles, a blob worker and writes markup, which needs a default Trusted Types policy. */
function chatPolicy(origin: string, hosts: readonly string[]): MoreSources {
  const sources = [origin, ...hosts].join(' ')
  return {
    'script-src': origin,
    'connect-src': sources,
    'img-src': `data: ${sources}`,
    'style-src': `'unsafe-inline' ${sources}`,
    'font-src': sources,
    'frame-src': sources,
    'media-src': sources,
    'worker-src': 'blob:',
    'trusted-types': 'default',
  }
}
