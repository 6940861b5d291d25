import { describe, expect, it } from 'vitest'
import { hydrationScriptSource } from './hydration-script.ts'
import { oldBrowserScriptSource } from './old-browser.ts'
import { createSecurityHeaders, isPartOfPage, type MoreSources, secretAddressHeaders } from './security-headers.ts'

const hosts = (scheme: string) => ({
  web: `${scheme}://web.example`,
  api: `${scheme}://api.example/api/`,
  identity: `${scheme}://identity.example/realms/`,
  tenant: `${scheme}://tenant.example`,
})
const policyOf = (scheme: string, more: MoreSources = {}) =>
  (createSecurityHeaders(hosts(scheme), hosts(scheme).web, more)['content-security-policy'] ?? '').split('; ')

describe('the content security policy', () => {
  it('allows two inline scripts by hash, no eval and no framing', () => {
    const policy = policyOf('http')
    expect(policy).toContain(`script-src 'self' ${hydrationScriptSource} ${oldBrowserScriptSource}`)
    expect(policy.join()).not.toMatch(/unsafe|data:|\*/)
    expect(policy).toContain("default-src 'none'")
    expect(policy).toContain("frame-ancestors 'none'")
    expect(policy).toContain("require-trusted-types-for 'script'")
    expect(policy).toContain("trusted-types 'none'")
  })

  it('allows the origins of the API and the identity server only', () => {
    const policy = policyOf('http')
    expect(policy).toContain("connect-src 'self' http://api.example http://identity.example")
    expect(policy).toContain("frame-src 'self' http://identity.example")
    expect(policy.join()).not.toContain('tenant.example')
  })

  it('adds the sources of a site', () => {
    expect(policyOf('http', { 'worker-src': 'blob:' })).toContain('worker-src blob:')
    expect(policyOf('http', { 'img-src': 'blob:' })).toContain("img-src 'self' blob:")
    expect(policyOf('http').join()).not.toMatch(/blob:|object-src/)
  })

  it("replaces 'none' by the added sources", () => {
    expect(policyOf('http', { 'trusted-types': 'services' })).toContain('trusted-types services')
  })
})

it.each([
  ['http', undefined, false],
  ['https', 'max-age=63072000; includeSubDomains', true],
])('sends HSTS only over https: %s', (scheme, hsts, isUpgraded) => {
  expect(createSecurityHeaders(hosts(scheme), hosts(scheme).web)['strict-transport-security']).toBe(hsts)
  expect(policyOf(scheme).includes('upgrade-insecure-requests')).toBe(isUpgraded)
})

it('hides a secret address from other sites and search engines', () => {
  expect(secretAddressHeaders).toEqual({ 'referrer-policy': 'no-referrer', 'x-robots-tag': 'noindex' })
})

it.each([
  ['text/javascript; charset=utf-8', true],
  ['text/css; charset=utf-8', true],
  ['font/woff2', true],
  ['image/avif', true],
  ['image/svg+xml', false],
  ['text/html; charset=utf-8', false],
  ['text/plain; charset=utf-8', false],
  ['application/xml; charset=utf-8', false],
])('%s is never a document: %s', (type, isPart) => {
  expect(isPartOfPage(type)).toBe(isPart)
})
