import { describe, expect, it } from 'vitest'
import { createBrowser } from '#test/browser.ts'
import { someone, startWithFederation, type Typed } from '#test/federation-flow.ts'
import { addPerson } from '#test/people.ts'
import { answered, payloadOf, type Tokens } from '#test/sign-in-flow.ts'

const world = await startWithFederation()
const { identity, app, accountOf } = world
/** The whole sign-in of a person, to the tokens. */
async function tokensOf(person: Typed): Promise<Tokens> {
  const { code } = answered(await world.signIn(createBrowser(), person))
  return (await app.exchange(code ?? '')).body as unknown as Tokens
}
const countAccounts = async () => (await identity.sql('select count(*)::integer as count from account'))[0]?.['count']

describe('a new person', () => {
  it('gets an account with the federation’s data', async () => {
    const person = someone({ email: ' New.Person@Example.org ' })
    const tokens = await tokensOf(person)
    const account = await accountOf('new.person@example.org')
    expect(account).toMatchObject({
      realm: 'owner',
      enabled: true,
      email_verified: true,
      first_name: 'Jean-Pierre',
      last_name: 'D’Ormesson',
      hash: null,
      subjects: [expect.stringMatching(/^typed-/)],
    })
    expect(payloadOf(tokens.access_token)).toMatchObject({
      sub: account?.['id'],
      email: 'new.person@example.org',
      email_verified: true,
      given_name: 'Jean-Pierre',
      identity_provider: 'national-identity',
    })
  })

  it('may have no names, or names that we refuse', async () => {
    for (const names of [
      { given_name: '', family_name: '' },
      { given_name: 'a\u202eb', family_name: 'x'.repeat(101) },
    ]) {
      const person = someone(names)
      await tokensOf(person)
      expect(await accountOf(person.email)).toMatchObject({ first_name: null, last_name: null, enabled: true })
    }
  })

  it('can sign in with an unverified e-mail, and the token says so', async () => {
    const { email_verified: _, ...person } = someone()
    const tokens = await tokensOf(person)
    expect(await accountOf(person.email)).toMatchObject({ enabled: true, email_verified: false })
    expect(payloadOf(tokens.access_token)).toMatchObject({ email: person.email, email_verified: false })
    expect(await app.refresh(tokens.refresh_token)).toMatchObject({ status: 200 })
  })

  it.each([{ email: '' }, { email: 'no-address' }, { email: 'é@@example.org' }])(
    'needs an e-mail: %j is refused',
    async (told) => {
      const before = await countAccounts()
      const page = await world.signIn(createBrowser(), { ...someone(), ...told })
      expect(page).toMatchObject({ status: 422, location: undefined })
      expect(page.text).toContain('Il manque votre adresse e-mail')
      expect(await countAccounts()).toBe(before)
    },
  )

  it('gets one account from parallel tabs', async () => {
    const person = someone()
    const backs = await Promise.all(
      Array.from({ length: 8 }, async () => {
        const browser = createBrowser()
        return { browser, back: await world.type(browser, await world.leave(browser), person) }
      }),
    )
    const answers = await Promise.all(backs.map(({ browser, back }) => browser.follow(back)))
    for (const answer of answers) expect(answered(answer)).toHaveProperty('code')
    const rows = await identity.sql('select id from account where email = $1', [person.email])
    expect(rows).toHaveLength(1)
  })
})

describe('a known person', () => {
  it('is found by issuer and subject, whatever the e-mail and names', async () => {
    const person = someone()
    const first = payloadOf((await tokensOf(person)).access_token)
    await identity.sql(`update account set email = 'moved-' || email, first_name = 'Anna' where id = $1`, [
      first['sub'],
    ])
    const { email_verified: _, ...unverified } = person
    const again = payloadOf((await tokensOf(unverified)).access_token)
    expect(again).toMatchObject({ sub: first['sub'], email: `moved-${person.email}`, given_name: 'Anna' })
    expect(await accountOf(person.email)).toBeUndefined()
  })

  it('has another account in another realm', async () => {
    const person = someone()
    const owner = payloadOf((await tokensOf(person)).access_token)
    const tenant = world.applicationOf('tenant')
    const { code } = answered(await world.signIn(createBrowser(), person, {}, tenant))
    const { body } = await tenant.exchange(code ?? '')
    expect(payloadOf(body['access_token'] ?? '')['sub']).not.toBe(owner['sub'])
  })

  it('with a confirmed account is linked to it and keeps the password', async () => {
    const local = await addPerson(identity)
    const tokens = await tokensOf({ ...someone(), email: local.email.toUpperCase() })
    expect(payloadOf(tokens.access_token)).toMatchObject({ sub: local.id, given_name: 'Jeanne' })
    expect(await accountOf(local.email)).toMatchObject({ id: local.id, subjects: [expect.any(String)] })
    expect(await app.signIn(createBrowser(), local)).toHaveProperty('access_token')
  })

  it('with an unconfirmed account gets a new one; the old password and links stop working', async () => {
    const local = await addPerson(identity, { emailVerified: false, enabled: false })
    const tokens = await tokensOf({ ...someone(), email: local.email })
    const account = await accountOf(local.email)
    expect(account).toMatchObject({ enabled: true, email_verified: true, hash: null, first_name: 'Jean-Pierre' })
    expect(payloadOf(tokens.access_token)).toMatchObject({ sub: account?.['id'], email_verified: true })
    expect(await identity.sql('select 1 from account where id = $1', [local.id])).toEqual([])
    const page = await app.submit(createBrowser(), local)
    expect(page).toMatchObject({ status: 200, location: undefined })
  })

  it('gets back an address that a stranger had claimed through the federation', async () => {
    const { email_verified: _, ...claimed } = someone()
    const stranger = await tokensOf(claimed)
    await identity.sql(`update federated_identity set subject = 'stranger' where account_id = $1`, [
      payloadOf(stranger.access_token)['sub'],
    ])
    const rightful = await tokensOf({ ...claimed, email_verified: 'on' })
    expect(payloadOf(rightful.access_token)['sub']).not.toBe(payloadOf(stranger.access_token)['sub'])
    expect(await app.refresh(stranger.refresh_token)).toMatchObject({ status: 400, body: { error: 'invalid_grant' } })
    expect(await accountOf(claimed.email)).toMatchObject({ subjects: [expect.stringMatching(/^typed-/)] })
  })

  it.each([
    ['confirmed', {}],
    ['unconfirmed', { emailVerified: false, enabled: false }],
  ])('with an unverified e-mail is refused, and the %s account is unchanged', async (_, state) => {
    const local = await addPerson(identity, state)
    const before = await accountOf(local.email)
    const browser = createBrowser()
    const { email_verified: __, ...unverified } = someone()
    const page = await world.signIn(browser, { ...unverified, email: local.email }, { kc_locale: 'en' })
    expect(page).toMatchObject({ status: 409, location: undefined })
    expect(page.text).toContain('This address already has an account')
    expect(await accountOf(local.email)).toEqual(before)
  })

  it.each([
    ['linked', true],
    ['found by e-mail', false],
  ])('%s but disabled cannot sign in', async (_, isLinked) => {
    const local = await addPerson(identity)
    const person = { ...someone(), email: local.email }
    if (isLinked) await tokensOf(person)
    await identity.sql('update account set enabled = false where id = $1', [local.id])
    const page = await world.signIn(createBrowser(), person)
    expect(page).toMatchObject({ status: 403, location: undefined })
    expect(page.text).toContain('Ce compte est désactivé')
    expect((await accountOf(local.email))?.['subjects']).toHaveLength(isLinked ? 1 : 0)
  })
})
