import type { KyselyPlugin } from 'kysely'
import { describe, expect, it } from 'vitest'
import { startDeps } from '#test/harness.ts'
import { runJob } from '#test/jobs.ts'
import { consumeRateLimit, type RateLimitKey } from './consume-rate-limit.ts'
import { rateLimitsJob } from './rate-limit.job.ts'

const { deps, passSeconds, sql } = await startDeps({ DATABASE_POOL_SIZE: '10' })
const oneMachine = {
  ...deps,
  config: { ...deps.config, BAILCLAIR_MODE: 'one-machine' as const, ONE_MACHINE_BUDGET_FACTOR: 5 },
}

const network = (address: string): RateLimitKey => ({ network: address })
const consume = (purpose: string, key: RateLimitKey, { limit = 2, windowSeconds = 60, using = deps } = {}) =>
  consumeRateLimit(using, { purpose, key, limit, windowSeconds }).then(
    () => 'passed',
    (error) => error,
  )
const refused = (retryAfter: number) => expect.objectContaining({ code: 'TooManyRequests', retryAfter })

describe('consumeRateLimit', () => {
  it('allows the limit, then answers Retry-After, then starts a new window', async () => {
    const key = network('203.0.113.1')
    expect(await consume('a', key)).toBe('passed')
    passSeconds(10)
    expect(await consume('a', key)).toBe('passed')
    expect(await consume('a', key)).toEqual(refused(50))
    passSeconds(49.5)
    expect(await consume('a', key)).toEqual(refused(0.5))
    passSeconds(0.5)
    expect(await consume('a', key)).toBe('passed')
    expect(await consume('a', key)).toBe('passed')
    expect(await consume('a', key)).toEqual(refused(60))
  })

  it('allows exactly the limit to parallel callers', async () => {
    const answers = await Promise.all(
      Array.from({ length: 50 }, () => consume('rush', network('203.0.113.2'), { limit: 10 })),
    )
    expect(answers.filter((answer) => answer === 'passed')).toHaveLength(10)
  })

  it('lets instances count the same networks in any order without waiting for each other', async () => {
    const nothing: KyselyPlugin = { transformQuery: ({ node }) => node, transformResult: async ({ result }) => result }
    const otherInstance = { ...deps, db: deps.db.withPlugin(nothing) }
    const networks = Array.from({ length: 100 }, (_, host) => network(`198.51.100.${host}`))
    const count = (using: typeof deps, keys: RateLimitKey[]) =>
      keys.map((key) => consume('order', key, { limit: 1_000, using }))
    for (let round = 0; round < 10; round++) {
      const answers = await Promise.all([...count(deps, networks), ...count(otherInstance, networks.toReversed())])
      expect(new Set(answers)).toEqual(new Set(['passed']))
    }
  })

  it.each([
    ['another purpose', 'b-other', network('203.0.113.3')],
    ['another network', 'b', network('203.0.113.4')],
    ['an account of the same spelling', 'b', { account: '203.0.113.3' }],
  ])('counts %s separately', async (_, purpose, key) => {
    await consume('b', network('203.0.113.3'))
    await consume('b', network('203.0.113.3'))
    expect(await consume('b', network('203.0.113.3'))).not.toBe('passed')
    expect(await consume(purpose, key)).toBe('passed')
  })

  it('counts the addresses of an IPv6 subscriber together', async () => {
    expect(await consume('c', network('2001:db8:1:2::1'), { limit: 1 })).toBe('passed')
    expect(await consume('c', network('2001:db8:1:2:ffff::9'), { limit: 1 })).not.toBe('passed')
    expect(await consume('c', network('2001:db8:1:3::1'), { limit: 1 })).toBe('passed')
  })

  it.each([
    ['loopback on one machine', oneMachine, network('::ffff:127.0.0.1'), 5],
    ['an account on one machine', oneMachine, { account: 'alice' }, 5],
    ['a stranger on one machine', oneMachine, network('203.0.113.5'), 1],
    ['loopback elsewhere', deps, network('127.0.0.1'), 1],
  ])('applies the factor of decision 43 to %s', async (purpose, using, key, expected) => {
    const answers: unknown[] = []
    for (let call = 0; call < 7; call++) answers.push(await consume(purpose, key, { limit: 1, using }))
    expect(answers.filter((answer) => answer === 'passed')).toHaveLength(expected)
  })

  it('stores no name and deletes ended windows', async () => {
    await consume('d', { account: 'canary@example.org' }, { windowSeconds: 3_600 })
    const rows = await sql(`select encode(key, 'escape') as key from rate_budget`)
    expect(JSON.stringify(rows)).not.toMatch(/canary|203\.0\.113/)
    passSeconds(3_599)
    await runJob(deps, rateLimitsJob)
    expect(await sql('select count(*)::integer as left from rate_budget')).toEqual([{ left: 1 }])
    passSeconds(1)
    await runJob(deps, rateLimitsJob)
    expect(await sql('select count(*)::integer as left from rate_budget')).toEqual([{ left: 0 }])
  })
})
