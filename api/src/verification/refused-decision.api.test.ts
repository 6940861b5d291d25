import type { DeskPart } from '@bailclair/domain/verification/desk-part.schema.ts'
import { describe, expect, it } from 'vitest'
import { startVerifiers } from '#test/verifiers.ts'

const { newLeasedPart, newTenantAt, passSeconds, kindsTo, sql } = await startVerifiers()

const codeOf = (reply: { json: () => { errors: { code: string }[] } }) => reply.json().errors[0]?.code
const rowsOf = (id: string) => sql('select status, checked_at from document where tenant_id = $1', [id])

describe('a decision', () => {
  it.each<[string, string, (tenant: Awaited<ReturnType<typeof newTenantAt>>) => Promise<unknown>]>([
    [
      'names',
      'PartChanged',
      (tenant) => tenant.ask('POST', '/tenant/names', { firstName: 'Anna', lastName: 'Durand' }),
    ],
    [
      'incomes',
      'PartChanged',
      (tenant) =>
        tenant.ask('POST', '/tenant/situation', {
          situation: 'STUDENT',
          incomes: [{ kind: 'SALARY', monthlyAmount: 9 }],
        }),
    ],
    [
      'a document taken away',
      'PartChanged',
      async (tenant) => tenant.ask('DELETE', `/tenant/documents/${(await tenant.file()).documents[0]?.id}`),
    ],
    ['the whole account deleted', 'PartNotFound', (tenant) => tenant.ask('DELETE', '/tenant/account')],
  ])('on an older version is refused: %s', async (_, code, change) => {
    const { tenant, id, vera, part } = await newLeasedPart()
    await change(tenant)
    const before = [await rowsOf(id), await sql('select count(*) from verification')]
    expect(codeOf(await vera.decide(part))).toBe(code)
    expect([await rowsOf(id), await sql('select count(*) from verification')]).toEqual(before)
    expect(await vera.auditActions()).toEqual(['PART_TAKEN'])
  })

  it('learns of a change by the renewal, and is accepted on the new version', async () => {
    const { tenant, id, vera, part } = await newLeasedPart()
    await tenant.ask('POST', '/tenant/names', { firstName: 'Anna', lastName: 'Durand' })
    const { version } = (await vera.ask('POST', `/parts/${id}/renew`)).json()
    expect(version).toBeGreaterThan(part.version)
    const now: DeskPart = (await vera.ask('GET', `/parts/${id}`)).json()
    expect(now).toMatchObject({ version, firstName: 'Anna' })
    expect((await vera.decide(now)).statusCode).toBe(200)
    expect(await vera.auditActions()).toEqual(['PART_TAKEN', 'PART_VIEWED', 'PART_VERIFIED'])
  })

  it('on a part that waits for its tenant again is refused and ends the lease', async () => {
    const { tenant, id, vera } = await newLeasedPart()
    await tenant.ask('DELETE', `/tenant/documents/${(await tenant.file()).documents[0]?.id}`)
    for (const [method, path] of [
      ['GET', ''],
      ['POST', '/renew'],
    ] as const)
      expect(codeOf(await vera.ask(method, `/parts/${id}${path}`))).toBe('PartChanged')
    const next = await newTenantAt('TO_PROCESS')
    expect(await vera.claim(await next.myId())).toMatchObject({ id: await next.myId() })
    await vera.ask('POST', '/logout')
  })

  it('is accepted after the lease expired, unless someone took the part', async () => {
    const { vera, part } = await newLeasedPart()
    passSeconds(3_600)
    expect((await vera.decide(part)).statusCode).toBe(200)
  })

  it.each<[string, number, string, (part: DeskPart) => object]>([
    ['nothing decided', 422, 'DecisionIncomplete', () => ({ documents: [] })],
    [
      'one document left out',
      422,
      'DecisionIncomplete',
      ({ documents }) => ({ documents: documents.slice(1).map(({ id }) => ({ id, status: 'ACCEPTED' })) }),
    ],
    [
      'one document twice',
      400,
      'InvalidRequest',
      ({ documents }) => ({
        documents: [...documents, ...documents].map(({ id }) => ({ id, status: 'ACCEPTED' })),
      }),
    ],
    [
      'someone else’s document',
      404,
      'DocumentNotFound',
      ({ documents }) => ({
        documents: [
          ...documents.map(({ id }) => ({ id, status: 'ACCEPTED' })),
          { id: '00000000-0000-4000-8000-000000000000', status: 'ACCEPTED' },
        ],
      }),
    ],
    [
      'someone else’s guarantor',
      404,
      'GuarantorNotFound',
      ({ documents }) => ({
        documents: documents.map(({ id }) => ({ id, status: 'ACCEPTED' })),
        corrections: [{ guarantorId: '00000000-0000-4000-8000-000000000000', monthlyIncome: 1, reason: 'x' }],
      }),
    ],
    [
      'no reason',
      400,
      'InvalidField',
      ({ documents }) => ({ documents: documents.map(({ id }) => ({ id, status: 'DECLINED' })) }),
    ],
    [
      'a reason that no proof of address has',
      400,
      'InvalidField',
      ({ documents }) => ({
        documents: documents.map(({ id, category }) =>
          category === 'ADDRESS' ? { id, status: 'DECLINED', reason: 'DIFFERS' } : { id, status: 'ACCEPTED' },
        ),
      }),
    ],
    [
      'a comment of 501 characters',
      400,
      'InvalidField',
      ({ documents }) => ({
        documents: documents.map(({ id }) => ({ id, status: 'DECLINED', reason: 'OTHER', comment: 'x'.repeat(501) })),
      }),
    ],
    [
      'a correction without a reason',
      400,
      'InvalidField',
      ({ documents }) => ({
        documents: documents.map(({ id }) => ({ id, status: 'ACCEPTED' })),
        corrections: [{ monthlyIncome: 1 }],
      }),
    ],
  ])('with %s: %i %s, and nothing happens', async (_, status, code, bodyOf) => {
    const { tenant, id, vera, part } = await newLeasedPart()
    const reply = await vera.ask('POST', `/parts/${id}/decide`, { version: part.version, ...bodyOf(part) })
    expect([reply.statusCode, codeOf(reply)]).toEqual([status, code])
    expect(await tenant.statuses()).toEqual(['TO_PROCESS', 'TO_PROCESS'])
    expect((await rowsOf(id)).map((row) => row.status)).toEqual(Array(4).fill('PENDING'))
    expect(await kindsTo(tenant.email)).toEqual([])
    await vera.ask('POST', '/logout')
  })
})
