import { type LawRuleId, lawRuleIds, lawRules } from '@bailclair/domain/law/law-rules.data.ts'
import { lawOn } from '@bailclair/domain/law/law-state.rules.ts'
import { lawReviews } from '@bailclair/domain/law/overdue-reviews.rules.ts'
import { rentIndexes } from '@bailclair/domain/law/rent-index.data.ts'
import { addDays } from '@bailclair/domain/value/calendar-date.ts'
import { beforeEach, describe, expect, it } from 'vitest'
import { objectPseudonym } from '#platform/pseudonym.ts'
import { startDeps } from '#test/harness.ts'
import { runLawCommand } from './law-command.ts'
import { readKnownLaw } from './read-known-law.service.ts'

// 12 November 2026
const { deps, sql } = await startDeps()

const run = (...args: string[]) => runLawCommand(deps, args)
const on = (day: string) => ({ ...deps, clock: () => new Date(`${day}T12:00:00Z`) })
const because = ['--because', 'loi n° 2026-1200 du 20 novembre 2026, article 3']
const rows = () => sql(`select rule, state, since::text, until::text, reason from law_change order by id`)
const indexes = () => sql('select quarter, value::float from rent_index order by id')
/** What the entries are about, of what a test has changed. */
const audited = async (ids: readonly string[]) =>
  (await sql(`select object from audit_entry where action = 'LAW_CHANGED' and object_kind = 'LAW' order by id`)).map(
    ({ object }) => ids.find((id) => objectPseudonym(deps.config, { kind: 'LAW', id }).equals(object)),
  )
/** As in the entries. */
const auditedRows = async () =>
  (
    await sql(`select concat_ws(' ', rule, state, since, until) as id from law_change
      union all select concat_ws(' ', quarter, value) from rent_index`)
  ).map(({ id }) => String(id))
const lineOf = (text: string, rule: LawRuleId) => text.split('\n').find((line) => line.startsWith(`${rule} `))

beforeEach(async () => {
  await sql('truncate law_change, rent_index')
})

describe('npm run law', () => {
  it('says of every rule its state today, since when, and what comes next', async () => {
    const { text, exitCode } = await run()
    expect(exitCode).toBe(0)
    for (const rule of lawRuleIds) {
      const { state, since, next } = lawOn(lawRules[rule], '2026-11-12')
      for (const part of [state, since ?? '', next ? `${next.state} from ${next.from}` : ''])
        expect(lineOf(text, rule)).toContain(part)
    }
    const newest = Object.keys(rentIndexes).toSorted().at(-1) ?? ''
    expect(text).toContain(`\nNewest index of rents: ${newest} ${rentIndexes[newest]?.toFixed(2)}\n`)
    expect(text).toMatch(/\nNo review is overdue\.$/)
    expect(text).not.toContain('because')
  })

  it('goes by the day in Paris', async () => {
    await run('set', 'rent-control-lyon', 'ENDED', '--since', '2026-11-25', ...because)
    const at = async (now: string) =>
      lineOf((await runLawCommand({ ...deps, clock: () => new Date(now) }, [])).text, 'rent-control-lyon')
    expect(await at('2026-11-24T22:59:00Z')).toMatch(/ IN_FORCE .*ENDED from 2026-11-25$/)
    expect(await at('2026-11-24T23:01:00Z')).toMatch(/ ENDED +since 2026-11-25$/)
  })

  it('names reviews that are overdue, the longest first', async () => {
    const { text } = await runLawCommand(on('2099-12-01'), [])
    const [, reviews = ''] = text.split('To be read again at its source, since:\n')
    const [first = ''] = lawReviews.map(({ reviewBy }) => reviewBy).toSorted()
    expect(reviews).toMatch(new RegExp(`^[a-z-]+ +${first} {2}https://\\S+\n`))
    expect(reviews.split('\n')).toHaveLength(lawReviews.length)
    expect(reviews).toMatch(/^housing-agencies /m)
  })

  it.each([
    ['the day before', -1, true],
    ['the day on which', 0, false],
  ])('says of a change of %s the release read the source whether it is older', async (_, days, isOlder) => {
    const { readOn } = lawRules['energy-season'].source
    const change = ['set', 'energy-season', 'ENDED', '--because', 'loi n° 1']
    await runLawCommand(on(addDays(readOn, days)), change)
    const [, beside] = (await run()).text.split('because loi n° 1\n')
    const older = `made before the release read the source again, on ${readOn}\n`
    expect(beside?.trimStart().startsWith(older)).toBe(isOlder)
  })

  it('gives the reason of the last change alone, and leaves out rules of another release', async () => {
    await run('set', 'rent-control-lille', 'ENDED', '--because', 'misread')
    await run('set', 'rent-control-lille', 'IN_FORCE', ...because, '--until', '2031-11-24')
    await sql(
      `insert into law_change (rule, state, since, reason, made_at) values ('forgotten', 'ENDED', '2020-01-01', 'x', now())`,
    )
    const { text } = await run()
    expect(text).toContain(
      'said: IN_FORCE since 2026-11-12 until 2031-11-24, because loi n° 2026-1200 du 20 novembre 2026, article 3\n',
    )
    expect(text).not.toMatch(/misread|forgotten/)
  })
})

describe('npm run law -- set', () => {
  it('prolongs a rule, audited, and says what follows', async () => {
    const before = await audited([])
    const prolong = ['rent-control-paris', 'IN_FORCE', '--since', '2026-11-25', '--until', '2198-12-31']
    const { text, exitCode } = await run('set', ...prolong, ...because)
    expect(exitCode).toBe(0)
    expect(text).toMatch(/^rent-control-paris +IN_FORCE +since 2019-07-01, (UNCERTAIN|ENDED) from 2199-01-01\n/)
    expect(text).toContain('within a minute')
    expect(await rows()).toEqual([
      {
        rule: 'rent-control-paris',
        state: 'IN_FORCE',
        since: '2026-11-25',
        until: '2198-12-31',
        reason: 'loi n° 2026-1200 du 20 novembre 2026, article 3',
      },
    ])
    expect((await audited(await auditedRows())).slice(before.length)).toEqual([
      'rent-control-paris IN_FORCE 2026-11-25 2198-12-31',
    ])
  })

  it.each([
    `rule = 'energy-lease-f'`,
    `state = 'ANNOUNCED'`,
    `since = '2026-11-13'`,
    `state = 'IN_FORCE', until = '2030-01-01'`,
  ])('does not match its audit entry any more after an update to %s', async (update) => {
    await run('set', 'energy-season', 'ENDED', ...because)
    expect((await audited(await auditedRows())).at(-1)).toBe('energy-season ENDED 2026-11-12')
    await sql(`update law_change set ${update}`)
    expect((await audited(await auditedRows())).at(-1)).toBeUndefined()
  })

  it.each([
    ['lease-deposit', 'Every page, mail and PDF goes by it within a minute.'],
    ['advert-mentions', 'Lists of rules show it within a minute. Nothing else goes by this rule.'],
  ])('says what goes by %s: %s', async (rule, expected) => {
    expect((await run('set', rule, 'ENDED', ...because)).text.split('\n').at(-1)).toBe(expected)
  })

  it('puts a rule off by two changes, and a later one corrects an earlier one', async () => {
    await run('set', 'energy-lease-f', 'ANNOUNCED', '--since', '2028-01-01', ...because)
    await run('set', 'energy-lease-f', 'IN_FORCE', '--since', '2030-01-01', ...because)
    expect(lineOf((await run()).text, 'energy-lease-f')).toMatch(/ ANNOUNCED +IN_FORCE from 2030-01-01$/)
    await run('set', 'energy-lease-f', 'IN_FORCE', '--since', '2028-01-01', ...because)
    expect(lineOf((await run()).text, 'energy-lease-f')).toMatch(/ ANNOUNCED +IN_FORCE from 2028-01-01$/)
    expect(await rows()).toHaveLength(3)
  })

  it.each([
    ['2026-11-12T22:59:00Z', '2026-11-12'],
    ['2026-11-12T23:01:00Z', '2026-11-13'],
  ])('at %s holds from %s on, today in Paris', async (now, since) => {
    await runLawCommand({ ...deps, clock: () => new Date(now) }, ['set', 'energy-season', 'ENDED', ...because])
    expect(await rows()).toMatchObject([{ state: 'ENDED', since, until: null }])
  })

  it('takes a reason of 500 characters, and a rule that ends on its first day', async () => {
    const day = ['--since', '2027-01-01', '--until', '2027-01-01']
    expect(await run('set', 'energy-season', 'IN_FORCE', '--because', 'é'.repeat(500), ...day)).toMatchObject({
      exitCode: 0,
    })
    expect(await rows()).toMatchObject([{ since: '2027-01-01', until: '2027-01-01', reason: 'é'.repeat(500) }])
  })

  it.each([
    ['energy-lease-g', ['IN_FORCE', '--since', '2028-01-01'], 'IN_FORCE +since 2025-01-01'],
    ['energy-lease-f', ['IN_FORCE', '--since', '2028-01-01'], 'ANNOUNCED +IN_FORCE from 2028-01-01'],
    ['energy-season', ['AS_RELEASED'], 'IN_FORCE +since 2024-11-21'],
  ])('refuses to say of %s %j, which changes nothing', async (rule, words, line) => {
    const before = await audited([])
    const { text, exitCode } = await run('set', rule, ...words, ...because)
    expect(exitCode).toBe(2)
    expect(text).toMatch(new RegExp(`^Nothing was changed[^\n]*:\n${rule} +${line}`))
    expect(text).toContain('ANNOUNCED from its old day, then IN_FORCE from its new one')
    expect([await rows(), await audited([])]).toEqual([[], before])
  })

  it('refuses what was said before with another reason', async () => {
    await run('set', 'energy-season', 'ENDED', ...because)
    expect(await run('set', 'energy-season', 'ENDED', '--because', 'loi n° 2')).toMatchObject({ exitCode: 2 })
    expect(await rows()).toHaveLength(1)
  })

  it('changes nothing when it cannot be audited', async () => {
    await sql('alter table audit_entry rename to audit_entry_away')
    const failure = await run('set', 'energy-season', 'ENDED', ...because).catch((error: Error) => error.message)
    await sql('alter table audit_entry_away rename to audit_entry')
    expect(failure).toContain('audit_entry')
    expect(await rows()).toEqual([])
  })
})

describe('npm run law -- set RULE AS_RELEASED', () => {
  it('takes back everything said of the rule, audited, and keeps what was said of others', async () => {
    const released = lineOf((await run()).text, 'energy-season')
    await run('set', 'energy-season', 'ENDED', '--since', '2026-12-01', ...because)
    await run('set', 'energy-season', 'IN_FORCE', '--since', '2027-12-01', ...because)
    await run('set', 'energy-lease-f', 'ANNOUNCED', '--since', '2028-01-01', ...because)
    const before = await audited([])
    const { text, exitCode } = await run('set', 'energy-season', 'AS_RELEASED', '--because', 'misread')
    expect([text.split('\n')[0], exitCode]).toEqual([released, 0])
    expect(text).toContain('within a minute')
    expect((await rows()).at(-1)).toEqual({
      rule: 'energy-season',
      state: 'AS_RELEASED',
      since: null,
      until: null,
      reason: 'misread',
    })
    expect((await audited(await auditedRows())).slice(before.length)).toEqual(['energy-season AS_RELEASED'])
    expect((await readKnownLaw(deps.db)).changes).toEqual({
      'energy-lease-f': [{ state: 'ANNOUNCED', since: '2028-01-01' }],
    })
    const list = (await run()).text
    expect(lineOf(list, 'energy-season')).toBe(released)
    expect(list).toContain('said: AS_RELEASED, because misread\n')
  })

  it('is followed by changes that count', async () => {
    await run('set', 'energy-season', 'ENDED', '--since', '2026-12-01', ...because)
    await run('set', 'energy-season', 'AS_RELEASED', ...because)
    await run('set', 'energy-season', 'ENDED', '--since', '2026-11-25', ...because)
    expect((await readKnownLaw(deps.db)).changes).toEqual({
      'energy-season': [{ state: 'ENDED', since: '2026-11-25' }],
    })
    await run('set', 'energy-season', 'AS_RELEASED', ...because)
    expect((await readKnownLaw(deps.db)).changes).toEqual({})
    expect(await run('set', 'energy-season', 'AS_RELEASED', ...because)).toMatchObject({ exitCode: 2 })
    expect(await rows()).toHaveLength(4)
  })

  it.each([
    `'AS_RELEASED', '2026-11-12', null`,
    `'AS_RELEASED', null, '2026-11-12'`,
    `'ENDED', null, null`,
    `'UNCERTAIN', '2026-11-12', null`,
  ])('no row has %s', async (values) => {
    const row = sql(`insert into law_change (rule, state, since, until, reason, made_at)
      values ('energy-season', ${values}, 'x', now())`)
    await expect(row).rejects.toThrow('check constraint')
  })
})

describe('npm run law -- index', () => {
  it.each([
    ['2026-Q3', '147.02', 147.02],
    ['2026-Q2', '50', 50],
    ['2000-Q1', '500.00', 500],
    ['2026-Q1', '146.5', 146.5],
  ])('adds %s %s, audited', async (quarter, text, value) => {
    const before = await audited([])
    expect(await run('index', quarter, text)).toMatchObject({ exitCode: 0 })
    expect(await indexes()).toEqual([{ quarter, value }])
    expect((await audited(await auditedRows())).slice(before.length)).toEqual([`${quarter} ${value.toFixed(2)}`])
  })

  it('corrects one by another row', async () => {
    await run('index', '2026-Q3', '174.02')
    await run('index', '2026-Q3', '147.02')
    expect((await run()).text).toContain('Newest index of rents: 2026-Q3 147.02\n')
    expect(await indexes()).toHaveLength(2)
  })
})
