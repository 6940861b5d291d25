import { type KnownLaw, nothingKnown } from '@bailclair/domain/law/known-law.schema.ts'
import { lawRules } from '@bailclair/domain/law/law-rules.data.ts'
import { lawOn } from '@bailclair/domain/law/law-state.rules.ts'
import { startTcpProxy } from '@bailclair/one-machine/postgres/tcp-proxy.ts'
import { Registry } from 'prom-client'
import { afterAll, beforeEach, describe, expect, it } from 'vitest'
import { buildApp } from '#app.ts'
import { openDatabase } from '#platform/database/db.ts'
import { complete, startProperties } from '#test/properties.ts'
import { runLawCommand } from './law-command.ts'
import { createLawReader } from './read-known-law.service.ts'

const { deps, sql, passSeconds, newOwner, mailsTo } = await startProperties()

const proxy = await startTcpProxy(deps.config.DATABASE_URL)
const behindProxy = openDatabase({ ...deps.config, DATABASE_URL: proxy.url }, deps.logger)
/** Instances beside the command, on one database. */
const instances = [deps.db, deps.db, behindProxy.db].map((db) =>
  buildApp(
    { ...deps, metrics: new Registry(), law: createLawReader({ ...deps, db }) },
    { isDraining: () => false, checks: {} },
  ),
)
afterAll(async () => {
  for (const instance of instances) await instance.close()
  await behindProxy.close()
  proxy.close()
})
const lawOf = (instance: number): Promise<KnownLaw> | undefined =>
  instances[instance]?.inject('/api/config').then((reply) => reply.json().law)

const run = async (...args: string[]) => expect((await runLawCommand(deps, args)).exitCode).toBe(0)
const set = (...args: string[]) => run('set', ...args, '--because', 'loi n° 2026-1200')
const keep = (rule: string, state: string, since: string) =>
  sql(`insert into law_change (rule, state, since, reason, made_at) values ($1, $2, $3, 'x', now())`, [
    rule,
    state,
    since,
  ])

beforeEach(async () => {
  await sql('truncate law_change, rent_index')
  passSeconds(5)
})

describe('GET config', () => {
  it('has a change five seconds after it on every instance, and not a moment before it was kept', async () => {
    expect([await lawOf(0), await lawOf(1)]).toEqual([nothingKnown, nothingKnown])
    await set('rent-control-paris', 'IN_FORCE', '--since', '2026-11-25', '--until', '2198-12-31')
    passSeconds(4)
    expect(await lawOf(1)).toEqual(nothingKnown)
    passSeconds(1)
    const changes = { 'rent-control-paris': [{ state: 'IN_FORCE', since: '2026-11-25', until: '2198-12-31' }] }
    for (const instance of [0, 1]) expect(await lawOf(instance)).toEqual({ changes, rentIndexes: {} })
  })

  it('has several changes of a rule in the order in which they were made', async () => {
    await set('energy-season', 'ENDED', '--since', '2027-01-01')
    await set('energy-season', 'IN_FORCE', '--since', '2026-12-01')
    expect((await lawOf(0))?.changes).toEqual({
      'energy-season': [
        { state: 'ENDED', since: '2027-01-01' },
        { state: 'IN_FORCE', since: '2026-12-01' },
      ],
    })
  })

  it('has an index as soon, as a number, and of a quarter the last one', async () => {
    expect(await lawOf(1)).toEqual(nothingKnown)
    await run('index', '2026-Q3', '174.02')
    await run('index', '2026-Q3', '147.02')
    await run('index', '2026-Q2', '146.9')
    passSeconds(5)
    expect(await lawOf(1)).toEqual({ changes: {}, rentIndexes: { '2026-Q2': 146.9, '2026-Q3': 147.02 } })
  })

  it('may be kept on the way for 15 seconds', async () => {
    const reply = await instances[0]?.inject('/api/config')
    expect(reply?.headers['cache-control']).toBe('public, max-age=15')
  })

  it('answers what was known while the database is away', async () => {
    await set('energy-season', 'ENDED')
    const known = await lawOf(2)
    expect(known?.changes).toHaveProperty('energy-season')
    await proxy.refuse()
    passSeconds(3_600)
    expect(await lawOf(2)).toEqual(known)
    await set('energy-season', 'IN_FORCE')
    await proxy.restore()
    expect((await lawOf(2))?.changes['energy-season']).toHaveLength(2)
  })

  it.each(['forgotten-rule', 'toString', ''])('takes no harm from a rule %j of another release', async (rule) => {
    await keep(rule, 'ENDED', '2020-01-01')
    const { changes } = (await lawOf(0)) ?? nothingKnown
    expect(Object.keys(changes)).toEqual([rule])
    for (const [id, known] of Object.entries(lawRules))
      expect(lawOn(known, '2026-11-12', changes[id])).toEqual(lawOn(known, '2026-11-12'))
    expect((await runLawCommand(deps, [])).exitCode).toBe(0)
  })
})

describe('the mail about a validated home', () => {
  const isBanned = async (dpeGrade: string) => {
    const owner = await newOwner()
    await owner.create({ ...complete, dpeGrade, validated: true })
    const [{ content }] = (await mailsTo(owner.email)) as [{ content: { paragraphs: string[] } }]
    return content.paragraphs[0]?.includes('ne peut pas faire l’objet d’un nouveau bail')
  }

  it('follows a change at once', async () => {
    expect([await isBanned('G'), await isBanned('F')]).toEqual([true, false])
    await set('energy-lease-g', 'ENDED')
    await set('energy-lease-g-plus', 'ENDED')
    await set('energy-lease-f', 'IN_FORCE')
    expect([await isBanned('G'), await isBanned('F')]).toEqual([false, true])
  })

  it('waits for the day from which a change holds', async () => {
    await set('energy-lease-f', 'IN_FORCE', '--since', '2026-11-14')
    expect(await isBanned('F')).toBe(false)
    passSeconds(2 * 86_400)
    expect(await isBanned('F')).toBe(true)
  })

  it('takes no harm from rules of another release', async () => {
    await keep('forgotten-rule', 'ENDED', '2020-01-01')
    expect([await isBanned('G'), await isBanned('F')]).toEqual([true, false])
  })
})
