import { setImmediate as nextTurn } from 'node:timers/promises'
import { beforeEach, describe, expect, it } from 'vitest'
import { pseudonymOf } from '#platform/pseudonym.ts'
import { startAccounts } from '#test/accounts.ts'
import { copyIdentityEvents } from './copy-events.service.ts'

const { deps, peer, addUser, sql, call, signIn, passSeconds, mailsTo } = await startAccounts()

let ids = 0
const reuse = 'Maximum allowed refresh token reuse exceeded'
const eventOf = (userId: string | undefined, type: string, more: object = {}) => ({
  id: String(++ids),
  time: deps.clock().getTime(),
  type,
  realmId: 'owner',
  clientId: 'owner-front',
  userId,
  ipAddress: '203.0.113.7',
  details: {},
  ...more,
})
const happen = (...events: object[]) => peer.owner.events.unshift(...events)
const entriesOf = (subject: string) => {
  const account = pseudonymOf(deps.config, 'audit', { issuer: `${peer.url}/realms/owner`, subject })
  return sql(
    `select action, actor = $1 as is_actor, occurred_at from audit_entry where actor = $1 or concerns = $1 order by id`,
    [account],
  )
}
const actionsOf = async (subject: string) => (await entriesOf(subject)).map(({ action }) => action)

/** Two instances get their first page at the same moment. `change` is called before each page. */
function readTogether(change: () => void = () => undefined) {
  const both = Promise.withResolvers<void>()
  let pages = 0
  peer.disturb(async (request) => {
    if (request !== 'GET events') return undefined
    const page = ++pages
    if (page === 2) both.resolve()
    await both.promise
    // the first is answered before the change for the second
    if (page === 2) await nextTurn()
    change()
    return undefined
  })
}

beforeEach(() => {
  peer.disturb(() => undefined)
  peer.owner.events.length = 0
  passSeconds(600)
})

describe('the events of the identity server', () => {
  it('become audit entries of their account, with the time at which they happened', async () => {
    const { id } = addUser()
    happen(eventOf(id, 'REFRESH_TOKEN_ERROR', { error: 'invalid_token', details: { reason: reuse } }))
    happen(eventOf(id, 'LOGIN'))
    const happenedAt = deps.clock()
    happen(eventOf(id, 'LOGIN_ERROR', { error: 'user_temporarily_disabled' }), eventOf(id, 'LOGIN_ERROR'))
    passSeconds(30)
    await copyIdentityEvents(deps)
    expect(await entriesOf(id)).toEqual([
      { action: 'TOKEN_REUSED', is_actor: null, occurred_at: happenedAt },
      { action: 'SIGNED_IN', is_actor: true, occurred_at: happenedAt },
      { action: 'SIGN_IN_FAILED', is_actor: null, occurred_at: happenedAt },
      { action: 'SIGN_IN_SLOWED', is_actor: null, occurred_at: happenedAt },
    ])
    expect(JSON.stringify(await sql('select * from audit_entry'))).not.toContain('203.0.113.7')
  })

  it('are read by their owner in the log', async () => {
    const user = addUser()
    happen(eventOf(user.id, 'LOGIN_ERROR', { error: 'invalid_user_credentials' }))
    await copyIdentityEvents(deps)
    const { bearer } = await signIn(user)
    const { entries } = (await call('GET', '/owner/audit', { bearer })).json()
    expect(entries).toMatchObject([{ action: 'SIGN_IN_FAILED', by: 'SERVICE' }])
  })

  it('about an added way to sign in are told to its person by mail, once', async () => {
    const user = addUser({ attributes: { language: ['en'] } })
    happen(eventOf(user.id, 'UPDATE_CREDENTIAL', { details: { credential_type: 'otp' } }))
    happen(eventOf(user.id, 'UPDATE_CREDENTIAL', { details: { credential_type: 'recovery-authn-codes' } }))
    happen(eventOf(user.id, 'UPDATE_CREDENTIAL', { details: { credential_type: 'password' } }))
    happen(eventOf(user.id, 'UPDATE_CREDENTIAL', { details: { credential_type: 'webauthn' } }))
    for (const _ of [1, 2]) await copyIdentityEvents(deps)
    expect(await actionsOf(user.id)).toEqual(['CODE_APP_ADDED', 'RECOVERY_CODES_MADE', 'PASSWORD_CHANGED'])
    expect(await mailsTo(`${user.email}`)).toMatchObject([
      { kind: 'sign-in-method-added', language: 'en', content: { facts: [{ value: 'Code app' }, {}] } },
      { kind: 'sign-in-method-added', language: 'en', content: { facts: [{ value: 'Recovery codes' }, {}] } },
    ])
  })

  it('about an account that is gone are told to nobody', async () => {
    happen(eventOf(crypto.randomUUID(), 'UPDATE_CREDENTIAL', { details: { credential_type: 'otp' } }))
    const before = await sql('select from mail_outbox')
    await copyIdentityEvents(deps)
    expect(await sql('select from mail_outbox')).toHaveLength(before.length)
  })

  it('are copied once by two instances, and not again after a restart', async () => {
    const people = Array.from({ length: 50 }, () => addUser())
    for (const { id } of people) happen(eventOf(id, 'LOGIN'))
    readTogether()
    await Promise.all([copyIdentityEvents(deps), copyIdentityEvents(deps)])
    passSeconds(60)
    await copyIdentityEvents(deps)
    for (const { id } of people) expect(await actionsOf(id)).toEqual(['SIGNED_IN'])
  })

  it('of a kind are no more in an hour when two instances have read different ones', async () => {
    const people = Array.from({ length: 10 }, () => addUser())
    const fail = () => {
      peer.owner.events.length = 0
      for (const { id } of people) happen(...Array.from({ length: 5 }, () => eventOf(id, 'LOGIN_ERROR')))
    }
    readTogether(fail)
    await Promise.all([copyIdentityEvents(deps), copyIdentityEvents(deps)])
    for (const { id } of people) expect(await actionsOf(id)).toHaveLength(5)
  })

  it('are copied although they were stored late, behind newer ones', async () => {
    const { id } = addUser()
    const late = eventOf(id, 'LOGIN_ERROR')
    passSeconds(120)
    happen(eventOf(id, 'LOGIN'))
    await copyIdentityEvents(deps)
    peer.owner.events.push(late)
    await copyIdentityEvents(deps)
    expect(await actionsOf(id)).toEqual(['SIGNED_IN', 'SIGN_IN_FAILED'])
  })

  it('are read page by page', async () => {
    const people = Array.from({ length: 250 }, () => addUser())
    for (const { id } of people) happen(eventOf(id, 'LOGIN'))
    await copyIdentityEvents(deps)
    for (const { id } of people) expect(await actionsOf(id)).toEqual(['SIGNED_IN'])
  })

  it('without an account, or about something else, are left', async () => {
    const before = await sql('select from audit_entry')
    happen(eventOf(undefined, 'LOGIN_ERROR', { error: 'user_not_found' }), eventOf(addUser().id, 'CODE_TO_TOKEN'))
    await copyIdentityEvents(deps)
    expect(await sql('select from audit_entry')).toHaveLength(before.length)
  })

  it('wait during an outage', async () => {
    const { id } = addUser()
    happen(eventOf(id, 'LOGIN'))
    peer.disturb(() => 'fail')
    await expect(copyIdentityEvents(deps)).rejects.toThrow()
    peer.disturb(() => undefined)
    passSeconds(3_600)
    await copyIdentityEvents(deps)
    expect(await actionsOf(id)).toEqual(['SIGNED_IN'])
  })
})
