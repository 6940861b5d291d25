import { describe, expect, it } from 'vitest'
import type { AccountId } from '#account/account.ts'
import { purge } from '#housekeeping.ts'
import { createAdminClient } from '#test/admin-client.ts'
import { createBrowser } from '#test/browser.ts'
import { startIdentity } from '#test/harness.ts'
import { addPerson, password } from '#test/people.ts'
import { createApplication } from '#test/sign-in-flow.ts'
import { recordEvent } from './record-event.service.ts'
import type { SecurityEvent } from './security-event.ts'

type FailedSignIn = Extract<SecurityEvent, { type: 'LOGIN_ERROR' }>
const identity = await startIdentity({ SIGN_IN_FREE_FAILURES: '2' })
const app = createApplication(identity.url)
const firefox = { 'user-agent': 'Mozilla/5.0 (X11; Linux x86_64; rv:132.0) Gecko/20100101 Firefox/132.0' }

type Event = { type: string; error?: string; userId?: string; time: number; details: Record<string, string> }
const { call: admin } = await createAdminClient(identity)
const eventsOf = async (query: string): Promise<Event[]> => (await admin('GET', `/events?${query}`)).body as Event[]
const metric = async (name: string) =>
  (await identity.deps.metrics.registry.metrics()).split('\n').filter((line) => line.startsWith(name))
const outcomes = () =>
  identity.logs.map((line) => JSON.parse(line)).flatMap(({ outcome, status }) => (outcome ? [[outcome, status]] : []))

const errorsOf = async (account: string) => (await eventsOf(`user=${account}`)).map(({ error }) => error)
const countEvents = async () =>
  Number((await identity.sql('select count(*) as count from security_event'))[0]?.['count'])
const failureOf = (account: AccountId | undefined, error: FailedSignIn['error']): FailedSignIn => ({
  type: 'LOGIN_ERROR',
  realm: 'owner',
  account,
  error,
  details: {},
})

/** Types a password on the sign-in page. */
async function attempt(email: string, typed: string, browser = createBrowser()) {
  const page = await browser.follow(app.authorizeUrl())
  return browser.follow(page.url, { form: { username: email, password: typed }, headers: firefox })
}

describe('security events', () => {
  it('tell a sign-in with the kind of browser, and no address', async () => {
    const person = await addPerson(identity)
    await attempt(person.email, password)
    expect(await eventsOf(`user=${person.id}`)).toEqual([
      {
        id: expect.any(String),
        time: expect.any(Number),
        type: 'LOGIN',
        userId: person.id,
        details: { auth_method: 'pwd', browser: 'Firefox', system: 'Linux' },
      },
    ])
    const rows = JSON.stringify(await identity.sql('select * from security_event'))
    expect(rows).not.toContain(person.email)
    expect(rows).not.toContain('127.0.0.1')
  })

  it('tell a failure to its account, although the page has status 200: in the log and in the counters', async () => {
    const person = await addPerson(identity)
    expect((await attempt(person.email, 'not this one')).status).toBe(200)
    await expect
      .poll(() => eventsOf(`user=${person.id}&type=LOGIN_ERROR`))
      .toMatchObject([{ type: 'LOGIN_ERROR', error: 'invalid_user_credentials', userId: person.id }])
    expect(outcomes().at(-1)).toEqual(['wrong-credentials', 200])
    expect(await metric('sign_ins_total{realm="owner",outcome="wrong-credentials"}')).toHaveLength(1)
  })

  it('store nothing for an address without an account; the log and the counters tell it', async () => {
    const before = await countEvents()
    await attempt('nobody@example.org', 'not this one')
    expect(outcomes().at(-1)).toEqual(['wrong-credentials', 200])
    expect(await countEvents()).toBe(before)
  })

  it('tell once an hour that the account is slowed down', async () => {
    const person = await addPerson(identity)
    for (let i = 0; i < 5; i++) await attempt(person.email, 'not this one')
    await expect.poll(() => errorsOf(person.id)).toContain('user_temporarily_disabled')
    expect((await errorsOf(person.id)).filter((error) => error === 'user_temporarily_disabled')).toHaveLength(1)
    expect(await metric('sign_ins_total{realm="owner",outcome="slowed-down"}')).toHaveLength(1)
  })

  it('of a flood are few rows: one address from many networks, many addresses from one', async () => {
    const person = await addPerson(identity)
    const before = await countEvents()
    for (let i = 0; i < 300; i++) {
      await recordEvent(identity.deps, failureOf(person.id, 'invalid_user_credentials'))
      await recordEvent(identity.deps, failureOf(person.id, 'user_temporarily_disabled'))
      await recordEvent(identity.deps, failureOf(undefined, 'user_not_found'))
    }
    expect((await countEvents()) - before).toBe(5 + 1)
    await identity.sql(`update security_event set occurred_at = occurred_at - interval '1 hour'`)
    await recordEvent(identity.deps, failureOf(person.id, 'invalid_user_credentials'))
    expect((await countEvents()) - before).toBe(5 + 1 + 1)
  })

  it('tell that a refresh token was used again', async () => {
    const person = await addPerson(identity)
    const tokens = await app.signIn(createBrowser(), person)
    await app.refresh(tokens.refresh_token)
    await identity.sql(
      `update oidc_payload set consumed_at = consumed_at - interval '11 s' where consumed_at is not null`,
    )
    expect(await app.refresh(tokens.refresh_token)).toMatchObject({ status: 400 })
    await expect
      .poll(() => eventsOf(`user=${person.id}&type=REFRESH_TOKEN_ERROR`))
      .toMatchObject([{ error: 'invalid_token', details: { reason: expect.stringContaining('reuse') } }])
    expect(await metric('refresh_tokens_reused_total{realm="owner"}')).toEqual([
      'refresh_tokens_reused_total{realm="owner"} 1',
    ])
  })

  it('are listed latest first, by page, type and day, for the service account only', async () => {
    const person = await addPerson(identity)
    for (const typed of ['not this one', password]) await attempt(person.email, typed)
    await expect.poll(() => eventsOf(`user=${person.id}`)).toHaveLength(2)
    const all = await eventsOf(`user=${person.id}`)
    expect(all.map(({ type }) => type)).toEqual(['LOGIN', 'LOGIN_ERROR'])
    expect(await eventsOf(`user=${person.id}&first=1&max=1`)).toEqual(all.slice(1))
    expect(await eventsOf(`user=${person.id}&type=LOGIN&type=OTHER`)).toEqual(all.slice(0, 1))
    expect(await eventsOf(`user=${person.id}&dateFrom=2999-01-01`)).toEqual([])
    expect((await admin('GET', '/events?dateFrom=yesterday')).status).toBe(400)
    expect((await fetch(`${identity.url}/admin/realms/owner/events`)).status).toBe(401)
  })

  it('end with their account, and after 30 days', async () => {
    const [person, gone] = [await addPerson(identity), await addPerson(identity)]
    for (const { email } of [person, gone]) await attempt(email, password)
    await identity.sql('delete from account where id = $1', [gone.id])
    expect(await eventsOf(`user=${gone.id}`)).toEqual([])
    await identity.sql(`update security_event set occurred_at = now() - interval '30 days' where account_id = $1`, [
      person.id,
    ])
    await purge(identity.deps)
    expect(await eventsOf(`user=${person.id}`)).toEqual([])
  })
})
