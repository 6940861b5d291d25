import { createHash } from 'node:crypto'
import { findBreaks } from '@bailclair/domain/journal/journal.rules.ts'
import { describe, expect, it } from 'vitest'
import type { OwnerId } from '#deps.ts'
import { startCompleteFiles } from '#test/complete-files.ts'
import { runJob } from '#test/jobs.ts'
import { readPdf } from '#test/read-pdf.ts'
import { journalJobs } from './journal.jobs.ts'
import { listSealed } from './journal.repository.ts'
import { sealJournal, sha256 } from './seal-journal.service.ts'

const api = await startCompleteFiles()
const { newShown, bearerOf, call, sql, deps } = api
const [sealsJob, eventsJob] = journalJobs as [(typeof journalJobs)[number], (typeof journalJobs)[number]]

const sha256Of = (bytes: Uint8Array) => createHash('sha256').update(bytes).digest('hex')

type Shown = Awaited<ReturnType<typeof newShown>>
const propertyOf = ({ owner }: Shown) => owner.property.id as never
const addEvent = (shown: Shown, event: string, more: { stage?: string; reason?: string; at?: string } = {}) =>
  sql(
    `insert into application_event (property_id, application_id, at, actor, event, stage, reason)
     values ($1, $2, $3, 'OWNER', $4, $5, $6)`,
    [propertyOf(shown), shown.id, more.at ?? deps.clock(), event, more.stage ?? null, more.reason ?? null],
  )
const print = async (shown: Shown, language = 'fr') =>
  call('GET', `/owner/properties/${propertyOf(shown)}/journal.pdf`, {
    bearer: await bearerOf(shown),
    headers: { 'accept-language': language },
  })
const textOf = async (shown: Shown, language?: string) => {
  const reply = await print(shown, language)
  expect([reply.statusCode, reply.headers['content-type']]).toEqual([200, 'application/pdf'])
  return (await readPdf(reply.rawPayload)).pages.map(({ text }) => text).join('\n')
}
const chainOf = async (shown: Shown) => {
  const [row] = await sql('select owner_id from property where id = $1', [propertyOf(shown)])
  return listSealed(deps.db, row.owner_id as OwnerId, propertyOf(shown))
}
async function newJournal() {
  const shown = await newShown()
  await addEvent(shown, 'APPLIED')
  await addEvent(shown, 'STAGE', { stage: 'VISITED' })
  await addEvent(shown, 'STAGE', { stage: 'NOT_CHOSEN', reason: 'GUARANTEE' })
  return shown
}

describe('GET journal.pdf', () => {
  it('prints who, when, stages, reasons, accesses and the last hash', async () => {
    const shown = await newJournal()
    await api.open(shown)
    const text = await textOf(shown)
    for (const expected of [
      'Ana Durand',
      'Candidature déposée',
      'Visite faite',
      'Candidature non retenue',
      'Dossier lu',
    ])
      expect(text).toContain(expected)
    const last = (await chainOf(shown)).at(-1)?.seal
    expect(last?.position).toBe(3)
    expect(text.replaceAll('\n', '')).toContain(`${last?.hash}`)
    expect(text).toContain(`N° 3 · ${last?.hash.slice(0, 12)}`)
  })

  it('is in the language of the request', async () => {
    expect(await textOf(await newJournal(), 'en')).toContain('Journal of the choice')
  })

  it('has no names once the application is gone, and the chain stays whole', async () => {
    const shown = await newJournal()
    await textOf(shown)
    await sql('delete from application where id = $1', [shown.id])
    const text = await textOf(shown)
    expect(text).not.toContain('Durand')
    expect(text).toContain('Candidat 1')
    expect(findBreaks(sha256, await chainOf(shown))).toEqual([])
  })

  it('says that a stored entry was changed', async () => {
    const shown = await newJournal()
    expect(await textOf(shown)).not.toContain('rompue')
    await sql(`update application_event set reason = 'INCOME' where application_id = $1 and reason is not null`, [
      shown.id,
    ])
    expect(findBreaks(sha256, await chainOf(shown))).toEqual([3])
    expect(await textOf(shown)).toContain('La chaîne est rompue')
  })

  it('can be checked, and is in the audit log', async () => {
    const shown = await newJournal()
    const { rawPayload } = await print(shown)
    const reply = await call('POST', '/pdf/check', { body: { sha256: sha256Of(rawPayload) } })
    expect(reply.json()).toMatchObject({ verdict: 'UNALTERED' })
    const [entry] = await sql(
      `select object_kind from audit_entry where action = 'JOURNAL_PRINTED' order by id desc limit 1`,
    )
    expect(entry).toEqual({ object_kind: 'PROPERTY' })
  })

  it('has a rate limit per owner', async () => {
    const shown = await newJournal()
    const path = `/owner/properties/00000000-0000-4000-8000-000000000000/journal.pdf`
    const bearer = await bearerOf(shown)
    const statuses: number[] = []
    for (let time = 0; time < 31; time++) statuses.push((await call('GET', path, { bearer })).statusCode)
    expect(statuses.slice(-2)).toEqual([404, 429])
  })
})

describe('sealing', () => {
  it('gives each event one place, also in parallel', async () => {
    const shown = await newJournal()
    const counts = await Promise.all([1, 2, 3].map(() => sealJournal(deps.db, propertyOf(shown))))
    expect(counts.reduce((sum, count) => sum + count, 0)).toBe(3)
    const chain = await chainOf(shown)
    expect(chain.map(({ seal }) => seal.position)).toEqual([1, 2, 3])
    expect(findBreaks(sha256, chain)).toEqual([])
  })

  it('is done by a job each minute', async () => {
    const shown = await newJournal()
    expect((await sealsJob.dryRun(deps))['rows']).toBeGreaterThanOrEqual(3)
    await runJob(deps, sealsJob)
    expect(await chainOf(shown)).toHaveLength(3)
    expect(await sealsJob.dryRun(deps)).toEqual({ rows: 0 })
  })

  it('goes on after the last seal', async () => {
    const shown = await newJournal()
    await sealJournal(deps.db, propertyOf(shown))
    await addEvent(shown, 'OPENED_AGAIN')
    await sealJournal(deps.db, propertyOf(shown))
    const chain = await chainOf(shown)
    expect(chain.map(({ seal }) => seal.position)).toEqual([1, 2, 3, 4])
    expect(findBreaks(sha256, chain)).toEqual([])
  })
})

it('keeps events for 60 months, and the rest of the chain stays whole', async () => {
  const shown = await newShown()
  await addEvent(shown, 'APPLIED', { at: '2021-11-12T00:00:00Z' })
  await addEvent(shown, 'STAGE', { stage: 'VISITED', at: '2021-11-13T12:00:00Z' })
  await sealJournal(deps.db, propertyOf(shown))
  await runJob({ ...deps, clock: () => new Date('2026-11-12T12:00:00Z') }, eventsJob)
  const chain = await chainOf(shown)
  expect(chain.map(({ seal }) => seal.position)).toEqual([2])
  expect(findBreaks(sha256, chain)).toEqual([])
})
