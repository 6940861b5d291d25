import type { ApplicationId } from '@bailclair/domain/application/application-row.schema.ts'
import { describe, expect, it } from 'vitest'
import { listVisits } from '#file-access/file-visit.repository.ts'
import { photo, startCompleteFiles } from '#test/complete-files.ts'

const api = await startCompleteFiles()
const { newShown, get, addDocument, sql, deps, passSeconds } = api

const visitsOf = async (id: string) => {
  const found = await listVisits(deps.db, [id as ApplicationId])
  return (found.get(id as ApplicationId) ?? []).map(({ kind, visitedAt }) => [kind, visitedAt.toISOString()])
}

describe('visits', () => {
  it('are recorded once per kind and hour, with the first time', async () => {
    const { id, token, tenantId } = await newShown()
    const document = await addDocument({ tenant_id: tenantId }, 'IDENTITY', await photo())
    expect(await visitsOf(id)).toEqual([])
    const [view, one, all] = [`/file/${token}`, `/file/${token}/documents/${document}`, `/file/${token}/pdf`]

    passSeconds(60)
    await get(view)
    passSeconds(60)
    for (const path of [view, one, one, all]) await get(path)
    // 10:59:59, the same hour; then 11:00
    passSeconds(57 * 60 + 59)
    await get(view)
    passSeconds(1)
    await get(view)
    expect(await visitsOf(id)).toEqual([
      ['VIEW', '2026-11-12T11:00:00.000Z'],
      ['DOCUMENT', '2026-11-12T10:02:00.000Z'],
      ['PDF', '2026-11-12T10:02:00.000Z'],
      ['VIEW', '2026-11-12T10:01:00.000Z'],
    ])
  })

  it('belong to one application and are deleted with it', async () => {
    const [mine, other] = [await newShown(), await newShown()]
    await get(`/file/${mine.token}`)
    expect([(await visitsOf(mine.id)).length, (await visitsOf(other.id)).length]).toEqual([1, 0])
    expect(await listVisits(deps.db, [])).toEqual(new Map())
    await sql('delete from application where id = $1', [mine.id])
    expect(await sql('select 1 from file_visit where application_id = $1', [mine.id])).toEqual([])
  })

  it('are not recorded when nothing was shown', async () => {
    const { id, token } = await newShown()
    await sql('update application set paused_at = now() where id = $1', [id])
    await get(`/file/${token}`)
    expect(await visitsOf(id)).toEqual([])
  })

  it('are recorded once for concurrent calls', async () => {
    const { id, token } = await newShown()
    const replies = await Promise.all(Array.from({ length: 12 }, () => get(`/file/${token}`)))
    expect(replies.map(({ statusCode }) => statusCode)).toEqual(Array(12).fill(200))
    expect(await visitsOf(id)).toHaveLength(1)
  })
})

describe('rate limits', () => {
  it('allow 300 calls per network in 5 minutes', async () => {
    const { token } = await newShown()
    const ip = '198.51.100.7'
    const unknown = 'x'.repeat(43)
    for (let tries = 0; tries < 299; tries++) await get(`/file/${unknown}${tries % 2 ? '' : '/pdf'}`, {}, ip)
    expect((await get(`/file/${token}`, {}, ip)).statusCode).toBe(200)
    const refused = await get(`/file/${token}`, {}, ip)
    expect([refused.statusCode, refused.headers['retry-after']]).toEqual([429, '300'])
    expect((await get(`/file/${token}`)).statusCode).toBe(200)
    passSeconds(300)
    expect((await get(`/file/${token}`, {}, ip)).statusCode).toBe(200)
  })

  it('allow 20 whole files per link and hour, from any network', async () => {
    const { token } = await newShown()
    for (let times = 0; times < 20; times++) expect((await get(`/file/${token}/pdf`)).statusCode).toBe(200)
    expect((await get(`/file/${token}/pdf`)).statusCode).toBe(429)
    expect((await get(`/file/${token}`)).statusCode).toBe(200)
  })
})
