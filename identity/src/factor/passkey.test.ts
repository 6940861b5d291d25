import { SettingsService } from '@simplewebauthn/server'
import { describe, expect, it } from 'vitest'
import { createAuthenticator } from '#test/authenticator.ts'
import { createBrowser } from '#test/browser.ts'
import { addPasskeyTo, beginAction } from '#test/factors.ts'
import { startIdentity, tenantUrl } from '#test/harness.ts'
import { addPerson } from '#test/people.ts'
import { answered, createApplication, payloadOf } from '#test/sign-in-flow.ts'

const identity = await startIdentity()
const app = createApplication(identity.url)

/** Opens the sign-in page in a new browser and sends the answer of the authenticator. */
async function signInBy(answer: (page: string) => string, application = app) {
  const browser = createBrowser()
  const page = await browser.follow(application.authorizeUrl())
  return browser.follow(`${page.url}/passkey`, { form: { passkey: answer(page.text) } })
}

/** After which a sign-in no longer counts as recent. */
const passFiveMinutes = ({ id }: { id: string }) =>
  identity.sql(
    `update oidc_payload set payload = jsonb_set(payload, '{loginTs}', to_jsonb((payload ->> 'loginTs')::int - 301))
      where model = 'Session' and account_id = $1`,
    [id],
  )

describe('a passkey', () => {
  it('is created on request of the application, which hears of it', async () => {
    const person = await addPerson(identity)
    const { answer } = await addPasskeyTo(identity, app, person, '  Mon  téléphone\u0000 ')
    expect(answered(answer)).toMatchObject({
      code: expect.any(String),
      kc_action: 'webauthn-register-passwordless',
      kc_action_status: 'success',
    })
    const [stored] = await identity.sql('select name, sign_count, last_used_at from passkey where account_id = $1', [
      person.id,
    ])
    expect(stored).toEqual({ name: 'Mon  téléphone', sign_count: '0', last_used_at: null })
  })

  it('signs in alone, as two factors', async () => {
    const person = await addPerson(identity)
    const { authenticator } = await addPasskeyTo(identity, app, person)
    const { code = '' } = answered(await signInBy((page) => authenticator.get(page)))
    const { body } = await app.exchange(code)
    expect(payloadOf(body['access_token'] ?? '')).toMatchObject({ sub: person.id, acr: '2', amr: ['pop', 'mfa'] })
    expect(payloadOf(body['id_token'] ?? '')).toMatchObject({ acr: '2', amr: ['pop', 'mfa'] })
  })

  it('does not ask whoever has the password for more', async () => {
    const person = await addPerson(identity)
    await addPasskeyTo(identity, app, person)
    const { access_token } = await app.signIn(createBrowser(), person)
    expect(payloadOf(access_token)).toMatchObject({ acr: '1', amr: ['pwd'] })
  })

  it.each<[string, (authenticator: ReturnType<typeof createAuthenticator>, page: string) => string, string]>([
    [
      'made on another origin',
      (it, page) => it.get(page, { from: 'https://evil.example' }),
      'n’a pas pu être vérifiée',
    ],
    ['without unlocking the device', (it, page) => it.get(page, { isVerified: false }), 'n’a pas pu être vérifiée'],
    ['that is no answer', () => 'nothing', 'n’a pas pu être vérifiée'],
    [
      'for another sign-in',
      (it) =>
        it.get('data-options="{&quot;challenge&quot;:&quot;b3RoZXI&quot;,&quot;rpId&quot;:&quot;127.0.0.1&quot;}"'),
      'n’a pas pu être vérifiée',
    ],
  ])('is refused with an answer %s', async (_, answer, told) => {
    const person = await addPerson(identity)
    const { authenticator } = await addPasskeyTo(identity, app, person)
    const page = await signInBy((text) => answer(authenticator, text))
    expect(page.status).toBe(200)
    expect(page.text).toContain(told)
  })

  it('is refused when its counter falls, because somebody copied it', async () => {
    const person = await addPerson(identity)
    const { authenticator } = await addPasskeyTo(identity, app, person)
    await signInBy((page) => authenticator.get(page))
    authenticator.setCounter(0)
    expect((await signInBy((page) => authenticator.get(page))).text).toContain('semble avoir été copiée')
    expect(answered(await signInBy((page) => authenticator.get(page)))).toHaveProperty('code')
  })

  it('of another area, of nobody or of a disabled account opens nothing', async () => {
    const person = await addPerson(identity)
    const { authenticator } = await addPasskeyTo(identity, app, person)
    const tenants = createApplication(identity.url, { realm: 'tenant', redirectUri: `${tenantUrl}/` })
    expect((await signInBy((page) => authenticator.get(page), tenants)).text).toContain('celle d’un autre espace')
    const unknown = createAuthenticator(identity.url)
    expect((await signInBy((page) => unknown.get(page))).text).toContain('n’est plus reconnue')
    await identity.sql('update account set enabled = false where id = $1', [person.id])
    expect((await signInBy((page) => authenticator.get(page))).text).toContain('n’est plus reconnue')
  })

  it('answers once: the same answer opens no second sign-in', async () => {
    const person = await addPerson(identity)
    const { authenticator } = await addPasskeyTo(identity, app, person)
    let sent = ''
    await signInBy((page) => {
      sent = authenticator.get(page)
      return sent
    })
    expect((await signInBy(() => sent)).text).toContain('n’a pas pu être vérifiée')
  })

  it('confirms who is signed in, and nobody else', async () => {
    const [person, other] = [await addPerson(identity), await addPerson(identity)]
    const theirs = await addPasskeyTo(identity, app, other)
    const { authenticator, browser } = await addPasskeyTo(identity, app, person)
    const page = await browser.follow(app.authorizeUrl({ prompt: 'login' }))
    const refused = await browser.follow(`${page.url}/passkey`, {
      form: { passkey: theirs.authenticator.get(page.text) },
    })
    expect(refused.text).toContain('celle d’un autre compte')
    const confirmed = await browser.follow(`${page.url}/passkey`, { form: { passkey: authenticator.get(page.text) } })
    expect(answered(confirmed)).toHaveProperty('code')
  })

  it('cannot be added twice, nor by an answer for another origin', async () => {
    const person = await addPerson(identity)
    const { authenticator, browser } = await addPasskeyTo(identity, app, person)
    const page = await browser.follow(app.authorizeUrl({ kc_action: 'webauthn-register-passwordless' }))
    for (const passkey of [
      authenticator.create(page.text),
      createAuthenticator(identity.url).create(page.text, 'https://evil.example'),
    ]) {
      const answer = await browser.open(page.url, { form: { passkey } })
      expect(answer.text).toContain('n’a pas pu être créée')
    }
  })

  it('that is refused is logged by what was wrong, without anything that a browser sent', async () => {
    const person = await addPerson(identity)
    const { authenticator, browser } = await addPasskeyTo(identity, app, person)
    const before = identity.logs.length
    await signInBy((page) => authenticator.get(page, { from: 'https://canary.example' }))
    await signInBy((page) => authenticator.get(page).replace('public-key', 'canary'))
    const page = await browser.follow(app.authorizeUrl({ kc_action: 'webauthn-register-passwordless' }))
    await browser.open(page.url, {
      form: { passkey: createAuthenticator(identity.url).create(page.text, 'https://canary.example') },
    })
    const logs = identity.logs.slice(before).join('')
    expect(logs.match(/"reason":"origin"/g)).toHaveLength(2)
    expect(logs).toContain('"reason":"other"')
    expect(logs).not.toContain('canary')
  })

  it.each(['none', 'packed', 'tpm', 'apple', 'android-key', 'android-safetynet', 'fido-u2f'] as const)(
    'with attestation %s makes the server ask nobody about certificates',
    (identifier) => expect(SettingsService.getRootCertificates({ identifier })).toEqual([]),
  )

  it('is not added without a recent sign-in', async () => {
    const person = await addPerson(identity)
    const browser = createBrowser()
    await app.signIn(browser, person)
    await passFiveMinutes(person)
    const page = await browser.follow(app.authorizeUrl({ kc_action: 'webauthn-register-passwordless' }))
    expect(page.text).toContain('Confirmez que c’est vous')
    const next = await browser.follow(page.url, { form: { password: person.password } })
    expect(next.text).toContain('data-passkey="create"')
  })

  it('may take its time: nobody signs in again, nor adds it twice', async () => {
    const person = await addPerson(identity)
    const browser = createBrowser()
    const page = await beginAction(app, browser, person, 'webauthn-register-passwordless')
    await passFiveMinutes(person)
    const passkey = createAuthenticator(identity.url).create(page.text)
    const answer = await browser.follow(page.url, { form: { passkey } })
    expect(answered(answer)).toMatchObject({ code: expect.any(String), kc_action_status: 'success' })
  })

  it('is not needed: whoever cancels comes back to the application', async () => {
    const person = await addPerson(identity)
    const browser = createBrowser()
    const page = await beginAction(app, browser, person, 'webauthn-register-passwordless')
    const answer = await browser.follow(`${page.url.href.replace(/\/passkey$/, '')}/cancel`)
    expect(answered(answer)).toMatchObject({ code: expect.any(String), kc_action_status: 'cancelled' })
  })
})
