import { describe, expect, it } from 'vitest'
import { startIdentity } from '#test/harness.ts'
import { signInNewPerson } from '#test/new-person.ts'
import { createApplication, payloadOf } from '#test/sign-in-flow.ts'

const identity = await startIdentity()
const app = createApplication(identity.url)
const newcomer = () => signInNewPerson(identity, app)
const refused = { status: 400, body: { error: 'invalid_grant' } }
/** Moves the use of refresh tokens some seconds into the past. */
const passSeconds = (seconds: number) =>
  identity.sql('update oidc_payload set consumed_at = consumed_at - make_interval(secs => $1)', [seconds])

describe('a refresh token', () => {
  it('gives new tokens of the same session and a new refresh token', async () => {
    const { person, tokens } = await newcomer()
    const { status, body } = await app.refresh(tokens.refresh_token)
    expect(status).toBe(200)
    expect(body['refresh_token']).not.toBe(tokens.refresh_token)
    const [before, after] = [payloadOf(tokens.access_token), payloadOf(body['access_token'] ?? '')]
    expect(after).toMatchObject({ sub: person.id, sid: before['sid'], auth_time: before['auth_time'], typ: 'Bearer' })
    expect(payloadOf(body['id_token'] ?? '')).toMatchObject({ typ: 'ID', nonce: 'the-nonce', sid: before['sid'] })
    expect(await app.refresh(body['refresh_token'] ?? '')).toMatchObject({ status: 200 })
  })

  it('works in several tabs at once', async () => {
    const { tokens } = await newcomer()
    const answers = await Promise.all(Array.from({ length: 4 }, () => app.refresh(tokens.refresh_token)))
    expect(answers.map(({ status }) => status)).toEqual([200, 200, 200, 200])
    for (const { body } of answers)
      expect(await app.refresh(body['refresh_token'] ?? '')).toMatchObject({ status: 200 })
  })

  it('may be reused for 10 s; later reuse revokes all tokens of the grant', async () => {
    const { browser, tokens } = await newcomer()
    const { body: next } = await app.refresh(tokens.refresh_token)
    await passSeconds(9)
    expect(await app.refresh(tokens.refresh_token)).toMatchObject({ status: 200 })
    await passSeconds(1.5)
    expect(await app.refresh(tokens.refresh_token)).toMatchObject(refused)
    expect(await app.refresh(next['refresh_token'] ?? '')).toMatchObject(refused)
    // the person's own browser still has its session
    const { code = '' } = await app.silent(browser)
    expect(await app.exchange(code)).toMatchObject({ status: 200 })
  })

  it('is refused in another realm, and as access token', async () => {
    const { tokens } = await newcomer()
    expect(await createApplication(identity.url, { realm: 'tenant' }).refresh(tokens.refresh_token)).toMatchObject(
      refused,
    )
    expect(await app.refresh(tokens.access_token)).toMatchObject(refused)
  })

  it('expires after half an hour without use', async () => {
    const { tokens } = await newcomer()
    const [row] = await identity.sql(
      `select max(extract(epoch from expires_at - now()))::integer as left from oidc_payload where model = 'RefreshToken'`,
    )
    expect(row?.['left']).toBeGreaterThan(1_790)
    expect(row?.['left']).toBeLessThanOrEqual(1_800)
    await identity.sql(`update oidc_payload set expires_at = now() where model = 'RefreshToken'`)
    expect(await app.refresh(tokens.refresh_token)).toMatchObject(refused)
  })

  it('ends with its account, whether deleted, disabled or signed out', async () => {
    const [gone, disabled, unconfirmed] = [await newcomer(), await newcomer(), await newcomer()]
    await identity.sql('delete from account where id = $1', [gone.person.id])
    await identity.sql('update account set enabled = false where id = $1', [disabled.person.id])
    await identity.sql('update account set email_verified = false where id = $1', [unconfirmed.person.id])
    for (const { tokens, browser } of [gone, disabled, unconfirmed]) {
      expect(await app.refresh(tokens.refresh_token)).toMatchObject(refused)
      expect(await app.silent(browser)).toMatchObject({ error: 'login_required' })
    }
  })
})

it('a session ends at its maximum age, however often it is used', async () => {
  const { browser, tokens } = await newcomer()
  const { sid } = payloadOf(tokens.access_token)
  const left = async () => {
    const [row] = await identity.sql(
      `select extract(epoch from expires_at - now())::integer as left from oidc_payload
        where model = 'Session' and session_uid = $1 and ended_at is null`,
      [sid],
    )
    return row?.['left']
  }
  expect(await left()).toBeGreaterThan(35_990)
  const toldLeft = ({ refresh_token }: { refresh_token: string }) =>
    Number(payloadOf(refresh_token)['exp']) - Math.floor(Date.now() / 1_000)
  expect(toldLeft(tokens)).toBeGreaterThan(1_790)
  // 9 h 50 min ago
  await identity.sql(
    `update oidc_payload set payload = jsonb_set(payload, '{loginTs}', to_jsonb((payload->>'loginTs')::integer - 35400))
      where model = 'Session' and session_uid = $1`,
    [sid],
  )
  const { code = '' } = await app.silent(browser)
  expect(await left()).toBeLessThanOrEqual(600)
  // the pages warn by it; a renewal does not move it
  const { body: last } = await app.exchange(code)
  const { body: renewed } = await app.refresh(last['refresh_token'] ?? '')
  for (const { refresh_token = '' } of [last, renewed]) {
    expect(toldLeft({ refresh_token })).toBeLessThanOrEqual(600)
    expect(toldLeft({ refresh_token })).toBeGreaterThan(580)
  }
})
