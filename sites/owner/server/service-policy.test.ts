import { siteConfigFrom } from '@bailclair/server-kit/config/site-config.ts'
import { siteEnvironment } from '@bailclair/server-kit/config/site-environment.ts'
import { hydrationScriptSource } from '@bailclair/site-kit/server/hydration-script.ts'
import { oldBrowserScriptSource } from '@bailclair/site-kit/server/old-browser.ts'
import { createSecurityHeaders } from '@bailclair/site-kit/server/security-headers.ts'
import { describe, expect, it } from 'vitest'
import { servicePolicy } from './service-policy.ts'

const analytics = { ANALYTICS_URL: 'https://audience.example/matomo', ANALYTICS_SITE_ID: '7' }
const own = `'self' ${hydrationScriptSource} ${oldBrowserScriptSource}`

function policyWith(env: Record<string, string>): string[] {
  const config = siteConfigFrom(siteEnvironment.parse(env))
  const headers = createSecurityHeaders(config.hosts, config.hosts.web, ...servicePolicy(config))
  return headers['content-security-policy']?.split('; ') ?? []
}

describe('the policy of a page that may show services', () => {
  it('is strict without services', () => {
    expect(servicePolicy(siteConfigFrom(siteEnvironment.parse({})))).toEqual([])
    expect(policyWith({ ANALYTICS_URL: 'https://audience.example' })).toContain(`script-src ${own}`)
  })

  it('lets analytics load its script and send what it counts, nothing inline', () => {
    const policy = policyWith(analytics)
    expect(policy).toContain(`script-src ${own} https://audience.example`)
    expect(policy).toContain("img-src 'self' https://audience.example")
    expect(policy).toContain('trusted-types services')
    expect(policy.join()).not.toMatch(/unsafe|data:|blob:|crisp/)
  })

  it('allows the chat with scripts of one host', () => {
    const policy = policyWith({ CHAT_WEBSITE_ID: 'a', CHAT_HOSTS: 'https://*.chat.example wss://relay.chat.example' })
    expect(policy).toContain(`script-src ${own} https://client.crisp.chat`)
    expect(policy).toContain(
      "style-src 'self' 'unsafe-inline' https://client.crisp.chat https://*.chat.example wss://relay.chat.example",
    )
    expect(policy).toContain('trusted-types services default')
    expect(policy).toContain("require-trusted-types-for 'script'")
    expect(policy.find((directive) => directive.startsWith('script-src'))).not.toContain('unsafe')
  })
})
