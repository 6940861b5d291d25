import { describe, expect, it } from 'vitest'
import { createQueue } from '#account/bounded-queue.ts'
import { Unavailable } from '#platform/unavailable.ts'
import { startIdentity } from '#test/harness.ts'
import { addPerson, password } from '#test/people.ts'
import { signIn } from './sign-in.service.ts'
import { deleteExpiredAttempts } from './sign-in-attempts.repository.ts'

const identity = await startIdentity({ SIGN_IN_FREE_FAILURES: '3', SIGN_IN_FREE_FAILURES_PER_NETWORK: '8' })
const { deps } = identity
let networks = 0
const newNetwork = () => `198.51.100.${++networks}`
const attempt = (
  email: string,
  { word = 'wrong', address = newNetwork(), browser = undefined as string | undefined } = {},
) => signIn(deps, { realm: 'owner', email, password: word, address, browser })
/** Moves every count some seconds into the past. */
const passSeconds = (seconds: number) =>
  identity.sql(
    `update sign_in_attempt set retry_at = retry_at - make_interval(secs => $1),
      forgotten_at = forgotten_at - make_interval(secs => $1)`,
    [seconds],
  )
const wrong = { kind: 'wrong-credentials' }
const wait = (retryAfter: number) => ({ kind: 'slowed-down', retryAfter })

describe('wrong passwords', () => {
  it.each([
    ['a known account', () => addPerson(identity)],
    ['an unknown one', async () => ({ email: 'nobody@example.org' })],
  ])('of %s cause a wait that doubles, up to a minute', async (_, person) => {
    const { email } = await person()
    for (let failure = 1; failure <= 3; failure++) expect(await attempt(email)).toMatchObject(wrong)
    const waits: number[] = []
    for (let turn = 0; turn < 8; turn++) {
      const result = await attempt(email, { word: password })
      if (result.kind !== 'slowed-down') throw new Error(result.kind)
      waits.push(result.retryAfter)
      await passSeconds(result.retryAfter)
      expect(await attempt(email)).toMatchObject(wrong)
    }
    expect(waits).toEqual([1, 2, 4, 8, 16, 32, 60, 60])
  })

  it('lock nobody out: after the wait the right password works and resets the count', async () => {
    const { email } = await addPerson(identity)
    for (let failure = 1; failure <= 3; failure++) await attempt(email)
    expect(await attempt(email, { word: password })).toMatchObject(wait(1))
    await passSeconds(1)
    expect(await attempt(email, { word: password })).toMatchObject({ kind: 'signed-in', account: { email } })
    for (let failure = 1; failure <= 3; failure++) expect(await attempt(email)).toMatchObject(wrong)
  })

  it('no longer count after 15 minutes', async () => {
    const { email } = await addPerson(identity)
    for (let failure = 1; failure <= 3; failure++) await attempt(email)
    await passSeconds(901)
    for (let failure = 1; failure <= 3; failure++) expect(await attempt(email)).toMatchObject(wrong)
    await passSeconds(901)
    await deleteExpiredAttempts(deps.db)
    expect(await identity.sql('select count(*)::integer as count from sign_in_attempt')).toEqual([{ count: 0 }])
  })

  it('in parallel all count', async () => {
    const { email } = await addPerson(identity)
    const results = await Promise.all(Array.from({ length: 12 }, () => attempt(email)))
    expect(results.filter(({ kind }) => kind === 'wrong-credentials')).toHaveLength(3)
    expect(results.filter(({ kind }) => kind === 'slowed-down')).toHaveLength(9)
  })

  it('of one network slow that network down, across accounts', async () => {
    const address = newNetwork()
    for (let failure = 1; failure <= 8; failure++)
      expect(await attempt(`someone-${failure}@example.org`, { address })).toMatchObject(wrong)
    const { email } = await addPerson(identity)
    expect(await attempt(email, { word: password, address })).toMatchObject(wait(1))
    expect(await attempt(email, { word: password })).toMatchObject({ kind: 'signed-in' })
  })

  it('of an IPv6 subscriber count together', async () => {
    for (let failure = 1; failure <= 8; failure++)
      await attempt(`guest-${failure}@example.org`, { address: `2001:db8:1:2::${failure}` })
    expect(await attempt('guest@example.org', { address: '2001:db8:1:2:ffff::1' })).toMatchObject(wait(1))
  })

  it('elsewhere do not slow down a known browser of the account', async () => {
    const { email } = await addPerson(identity)
    for (let failure = 1; failure <= 3; failure++) await attempt(email)
    expect(await attempt(email, { word: password })).toMatchObject(wait(1))
    expect(await attempt(email, { word: password, browser: 'mine' })).toMatchObject({ kind: 'signed-in' })
    for (let failure = 1; failure <= 3; failure++)
      expect(await attempt(email, { browser: 'mine' })).toMatchObject(wrong)
    expect(await attempt(email, { word: password, browser: 'mine' })).toMatchObject(wait(1))
  })

  it('of another realm count separately', async () => {
    const { email } = await addPerson(identity)
    for (let failure = 1; failure <= 3; failure++) await attempt(email)
    const elsewhere = { realm: 'tenant', email, password: 'wrong', address: newNetwork(), browser: undefined } as const
    expect(await signIn(deps, elsewhere)).toMatchObject(wrong)
  })
})

it('an attempt refused by a full queue is not counted', async () => {
  const { email } = await addPerson(identity)
  const full = { ...deps, passwordQueue: () => Promise.reject(new Unavailable(5)) }
  const address = newNetwork()
  for (let turn = 0; turn < 10; turn++)
    await expect(signIn(full, { realm: 'owner', email, password, address, browser: undefined })).rejects.toBeInstanceOf(
      Unavailable,
    )
  expect(await attempt(email, { word: password, address })).toMatchObject({ kind: 'signed-in' })
})

it('parallel right passwords all succeed', async () => {
  const { email } = await addPerson(identity)
  const config = { ...deps.config, SIGN_IN_FREE_FAILURES: 100, SIGN_IN_FREE_FAILURES_PER_NETWORK: 100 }
  const hurried = { ...deps, config, passwordQueue: createQueue({ concurrency: 30, length: 1 }) }
  const attempt = { realm: 'owner', email, password, address: newNetwork(), browser: undefined } as const
  const results = await Promise.all(Array.from({ length: 30 }, () => signIn(hurried, attempt)))
  expect(new Set(results.map(({ kind }) => kind))).toEqual(new Set(['signed-in']))
})

it('successes do not count against a network', async () => {
  const address = newNetwork()
  for (let turn = 0; turn < 10; turn++) {
    const { email } = await addPerson(identity)
    expect(await attempt(email, { word: password, address })).toMatchObject({ kind: 'signed-in' })
  }
})

it('the table contains no names', async () => {
  await attempt('canary@example.org', { address: '203.0.113.99' })
  const rows = await identity.sql(`select encode(key, 'escape') as key from sign_in_attempt`)
  expect(JSON.stringify(rows)).not.toMatch(/canary|203\.0\.113/)
})
