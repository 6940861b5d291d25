import { describe, expect, it } from 'vitest'
import { startVerifiers } from '#test/verifiers.ts'
import { readFigures } from './figures.service.ts'

const { newVerifier, newLeasedPart, newTenantAt, passSeconds, deps, sql } = await startVerifiers()
const vera = newVerifier()
const hour = 3_600
const figures = async () => (await vera.ask('GET', '/figures')).json()

/** A verdict at a moment, so many hours after submission. */
const decided = (at: string, hours: number, verdict: 'VALIDATED' | 'DECLINED' = 'VALIDATED') =>
  sql(
    `insert into verification (submitted_at, decided_at, verdict)
     values ($1::timestamptz - make_interval(secs => $2), $1, $3)`,
    [at, hours * hour, verdict],
  )

describe('the figures of the desk, Thursday 12 November 2026', () => {
  it('are all 0 before anything happened, for every day of the chart', async () => {
    const nothing = { verified: 0, declined: 0, late: 0 }
    const { today, week, days, signals: _, ...waiting } = await figures()
    expect(waiting).toEqual({ waiting: 0, late: 0 })
    expect([today, week]).toEqual([nothing, { ...nothing, since: '2026-11-09' }])
    expect(days).toHaveLength(14)
    expect([days[0], days.at(-1)]).toEqual([
      { ...nothing, date: '2026-10-30' },
      { ...nothing, date: '2026-11-12' },
    ])
  })

  it('count day and week in Paris time, with the median', async () => {
    // Wednesday, the last second; Thursday, the first
    await decided('2026-11-11T22:59:59Z', 10)
    await decided('2026-11-11T23:00:00Z', 20)
    await decided('2026-11-12T08:00:00Z', 48, 'DECLINED')
    await decided('2026-11-12T09:00:00Z', 50)
    // Sunday, the last second; Monday, the first
    await decided('2026-11-08T22:59:59Z', 1)
    await decided('2026-11-08T23:00:00Z', 2)
    // the first second of the chart, and the one before
    await decided('2026-10-29T23:00:00Z', 3)
    await decided('2026-10-29T22:59:59Z', 4)

    const { today, week, days } = await figures()
    expect(today).toEqual({ verified: 2, declined: 1, late: 1, medianDelay: 48 * hour })
    expect(week).toEqual({ since: '2026-11-09', verified: 4, declined: 1, late: 1, medianDelay: 20 * hour })
    expect(days.filter(({ verified, declined }: Record<string, number>) => verified || declined)).toEqual([
      { date: '2026-10-30', verified: 1, declined: 0, late: 0, medianDelay: 3 * hour },
      { date: '2026-11-08', verified: 1, declined: 0, late: 0, medianDelay: 1 * hour },
      { date: '2026-11-09', verified: 1, declined: 0, late: 0, medianDelay: 2 * hour },
      { date: '2026-11-11', verified: 1, declined: 0, late: 0, medianDelay: 10 * hour },
      { date: '2026-11-12', ...today },
    ])
  })

  it('restart with the next week, and count what waits', async () => {
    await newTenantAt('TO_PROCESS')
    const before = deps.clock()
    const { vera: other, part } = await newLeasedPart()
    // Monday 16 November, 8 in the morning
    passSeconds((Date.parse('2026-11-16T07:00:00Z') - before.getTime()) / 1_000)
    expect(await figures()).toMatchObject({
      waiting: 2,
      late: 2,
      today: { verified: 0 },
      week: { since: '2026-11-16', verified: 0, declined: 0 },
    })
    await other.decide(part)
    const { waiting, today, week } = await figures()
    expect([waiting, today]).toEqual([1, { verified: 1, declined: 0, late: 1, medianDelay: 93 * hour }])
    expect(week).toEqual({ since: '2026-11-16', ...today })
  })

  it('use the configured answer hours', async () => {
    const promising = (hours: number) => ({ ...deps, config: { ...deps.config, FIGURE_ANSWER_HOURS: hours } })
    expect(await readFigures(promising(92))).toMatchObject({ late: 1, today: { late: 1 } })
    expect(await readFigures(promising(94))).toMatchObject({ late: 0, today: { late: 0 } })
  })

  it('outlive deleted files and cannot be changed', async () => {
    const { week } = await figures()
    await sql('delete from rental_file')
    expect(await figures()).toMatchObject({ waiting: 0, week })
    for (const statement of ['delete from verification', "update verification set verdict = 'DECLINED'"])
      await expect(sql(statement)).rejects.toThrow('verification is append-only')
  })
})
