import { expect, it } from 'vitest'
import { defineRealms } from '#realm/realm-definition.ts'
import { createBrowser } from '#test/browser.ts'
import { startIdentity } from '#test/harness.ts'
import { addPerson } from '#test/people.ts'
import { createApplication } from '#test/sign-in-flow.ts'
import { knownBrowserCookie, readKnownBrowser } from './known-browser.ts'

const identity = await startIdentity({ SIGN_IN_FREE_FAILURES: '2' })
const { config } = identity.deps
const [owner] = defineRealms(config)
if (!owner) throw new Error('no realm')
const cookie = knownBrowserCookie(config, owner, 'Ada@example.org')
const [pair = ''] = cookie.split(';')

it('has the path of sign-in and is HttpOnly', () => {
  expect(cookie).toContain('; Path=/realms/owner/login-actions;')
  expect(cookie).toContain('HttpOnly; SameSite=Lax')
  expect(pair).not.toMatch(/ada|example/i)
})

it('is secure, and says so in its name, over https', () => {
  const secure = { ...config, IDENTITY_URL: 'https://id.example' }
  const written = knownBrowserCookie(secure, owner, 'ada@example.org')
  expect(written).toMatch(/^__Secure-AUTH_KNOWN_owner=.*; Secure$/)
  expect(readKnownBrowser(secure, 'owner', 'ada@example.org', written.split(';')[0])).toBeDefined()
})

it.each([
  ['the same account', 'owner', 'ada@example.org', pair, true],
  ['another account', 'owner', 'bob@example.org', pair, false],
  ['a tampered one', 'owner', 'ada@example.org', `${pair}x`, false],
  ['no seal', 'owner', 'ada@example.org', pair.split('.')[0], false],
  ['none', 'owner', 'ada@example.org', undefined, false],
  ['the other realm', 'tenant', 'ada@example.org', pair.replace('owner', 'tenant'), false],
] as const)('%s', (_, realm, email, cookies, isKnown) => {
  expect(readKnownBrowser(config, realm, email, cookies) !== undefined).toBe(isKnown)
})

it('lets its account sign in while somebody guesses elsewhere', async () => {
  const app = createApplication(identity.url)
  const person = await addPerson(identity)
  const browser = createBrowser()
  await app.signIn(browser, person)
  await identity.sql('truncate oidc_payload')
  const stranger = createBrowser()
  for (let turn = 0; turn < 3; turn++) await app.submit(stranger, { ...person, password: 'guess' })
  const refused = await app.submit(stranger, person)
  expect(refused.status).toBe(429)
  expect(refused.headers.get('retry-after')).toBe('1')
  expect((await app.submit(browser, person)).location?.hash).toContain('code=')
})
