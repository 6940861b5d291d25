import type { ApplicationId } from '@bailclair/domain/application/application-row.schema.ts'
import { describe, expect, it } from 'vitest'
import { listVisits } from '#file-access/file-visit.repository.ts'
import { objectPseudonym, pseudonymOf } from '#platform/pseudonym.ts'
import { issuerOf } from '#platform/session.ts'
import { photo, startCompleteFiles } from '#test/complete-files.ts'

const api = await startCompleteFiles()
const { newShown, get, open, give, makeLink, addDocument, sql, deps, passSeconds } = api

const visitsOf = async (id: string) => {
  const found = await listVisits(deps.db, [id as ApplicationId])
  return (found.get(id as ApplicationId) ?? []).map(({ kind, visitedAt, linkFor }) => [
    kind,
    visitedAt.toISOString(),
    ...(linkFor ? [linkFor] : []),
  ])
}

describe('visits', () => {
  it('are recorded once per kind and hour, with the first time', async () => {
    const shown = await newShown()
    const document = await addDocument({ tenant_id: shown.tenantId }, 'IDENTITY', await photo())
    expect(await visitsOf(shown.id)).toEqual([])

    passSeconds(60)
    await open(shown)
    passSeconds(60)
    await open(shown)
    for (const what of [document, document, undefined]) await give(shown, what)
    // 10:59:59, the same hour; then 11:00
    passSeconds(57 * 60 + 59)
    await open(shown)
    passSeconds(1)
    await open(shown)
    expect(await visitsOf(shown.id)).toEqual([
      ['VIEW', '2026-11-12T11:00:00.000Z'],
      ['DOCUMENT', '2026-11-12T10:02:00.000Z'],
      ['PDF', '2026-11-12T10:02:00.000Z'],
      ['VIEW', '2026-11-12T10:01:00.000Z'],
    ])
  })

  it('belong to one application and are deleted with it', async () => {
    const [mine, other] = [await newShown(), await newShown()]
    await open(mine)
    expect([(await visitsOf(mine.id)).length, (await visitsOf(other.id)).length]).toEqual([1, 0])
    expect(await listVisits(deps.db, [])).toEqual(new Map())
    await sql('delete from application where id = $1', [mine.id])
    expect(await sql('select 1 from file_visit where application_id = $1', [mine.id])).toEqual([])
  })

  it('are not recorded when nothing was shown', async () => {
    const shown = await newShown()
    await sql('update application set paused_at = now() where id = $1', [shown.id])
    await open(shown)
    expect(await visitsOf(shown.id)).toEqual([])
  })

  it('are recorded once for concurrent calls', async () => {
    const shown = await newShown()
    const replies = await Promise.all(Array.from({ length: 12 }, () => open(shown)))
    expect(replies.map(({ statusCode }) => statusCode)).toEqual(Array(12).fill(200))
    expect(await visitsOf(shown.id)).toHaveLength(1)
  })

  it('are in the audit log of the file: by the owner, or by nobody with an account', async () => {
    const shown = await newShown()
    const { token } = await makeLink(shown)
    await open(shown)
    await open(shown)
    await get(`/file/shared/${token}`)
    const object = objectPseudonym(deps.config, { kind: 'FILE', id: shown.fileId })
    const rows = await sql(`select actor from audit_entry where action = 'FILE_VIEWED' and object = $1 order by id`, [
      object,
    ])
    const account = { issuer: issuerOf(deps.config, 'owner'), subject: shown.owner.user.id }
    expect(rows).toEqual([{ actor: pseudonymOf(deps.config, 'audit', account) }, { actor: null }])
  })

  it('by a viewing link are told apart from those of the owner', async () => {
    const shown = await newShown()
    const { token } = await makeLink(shown, 'Ma sœur')
    await open(shown)
    passSeconds(1)
    await get(`/file/shared/${token}`)
    await get(`/file/shared/${token}`)
    expect((await visitsOf(shown.id)).map(([kind, , linkFor]) => [kind, linkFor])).toEqual([
      ['VIEW', 'Ma sœur'],
      ['VIEW', undefined],
    ])
    expect(await sql('select openings from viewing_link where application_id = $1', [shown.id])).toEqual([
      { openings: 2 },
    ])
  })
})

describe('rate limits', () => {
  it('allow 300 calls per network in 5 minutes', async () => {
    const { token } = await makeLink(await newShown())
    const ip = '198.51.100.7'
    const unknown = 'x'.repeat(43)
    const paths = [`/file/shared/${unknown}`, `/file/download/${unknown}`]
    for (let tries = 0; tries < 299; tries++) await get(paths[tries % 2] as string, {}, ip)
    expect((await get(`/file/shared/${token}`, {}, ip)).statusCode).toBe(200)
    const refused = await get(`/file/shared/${token}`, {}, ip)
    expect([refused.statusCode, refused.headers['retry-after']]).toEqual([429, '300'])
    expect((await get(`/file/shared/${token}`)).statusCode).toBe(200)
    passSeconds(300)
    expect((await get(`/file/shared/${token}`, {}, ip)).statusCode).toBe(200)
  })

  it('allow 20 whole files per application and hour', async () => {
    const shown = await newShown()
    for (let times = 0; times < 20; times++) expect((await give(shown)).statusCode).toBe(200)
    expect((await give(shown)).statusCode).toBe(429)
    expect((await open(shown)).statusCode).toBe(200)
  })
})
