import { describe, expect, it } from 'vitest'
import { salaried, startTenants } from '#test/tenants.ts'

const { newTenantAt, giveDocument, decide, sql, kindsTo, mailsTo } = await startTenants()

/** What each change does to each status. */
describe('a change', () => {
  const changes: Record<string, (ana: Awaited<ReturnType<typeof newTenantAt>>) => Promise<unknown>> = {
    'of the situation': (ana) => ana.ask('POST', '/tenant/situation', { ...salaried, situation: 'CIVIL_SERVANT' }),
    'of an income': (ana) =>
      ana.ask('POST', '/tenant/situation', { ...salaried, incomes: [{ kind: 'SALARY', monthlyAmount: 2_468.14 }] }),
    'of the name': (ana) => ana.ask('POST', '/tenant/names', { firstName: 'Anna', lastName: 'Durand' }),
    'by a guarantor': (ana) => ana.ask('POST', '/tenant/guarantors', { kind: 'BODY', name: 'Garantie' }),
  }
  const table = [
    ['INCOMPLETE', 'INCOMPLETE'],
    ['TO_PROCESS', 'TO_PROCESS'],
    ['VALIDATED', 'TO_PROCESS'],
    ['DECLINED', 'TO_PROCESS'],
  ] as const

  it.each(Object.keys(changes).flatMap((change) => table.map(([before, after]) => [change, before, after] as const)))(
    '%s: from %s to %s',
    async (change, before, after) => {
      const ana = await newTenantAt(before)
      expect(await ana.statuses()).toEqual([before, before])
      await changes[change]?.(ana)
      expect(await ana.statuses()).toEqual([after, after])
    },
  )

  it.each([
    ['the same situation', 'POST', '/tenant/situation', salaried],
    ['the same names', 'POST', '/tenant/names', { firstName: 'ana', lastName: 'durand' }],
  ] as const)('that saves the same again leaves a verified file as it is: %s', async (_, method, path, body) => {
    const ana = await newTenantAt('VALIDATED')
    await ana.ask(method, path, body)
    expect(await ana.statuses()).toEqual(['VALIDATED', 'VALIDATED'])
  })

  it('of a complete part queues it for the team; an incomplete part waits for its tenant', async () => {
    const ana = await newTenantAt('VALIDATED')
    await ana.ask('POST', '/tenant/situation', { ...salaried, situation: 'STUDENT' })
    expect((await ana.file()).submittedAt).toBeDefined()
    const { file } = (await ana.ask('POST', '/tenant/guarantors', { kind: 'BODY', name: 'Garantie' })).json()
    expect(file.submittedAt).toBeUndefined()
    expect(await decide(await ana.myId(), 'VALIDATED')).toBe(false)
    await giveDocument({ guarantorId: file.guarantors[0].id }, 'GUARANTEE_BODY')
    expect((await ana.submit()).json().file).toMatchObject({ status: 'TO_PROCESS', submittedAt: expect.any(String) })
    expect(await decide(await ana.myId(), 'VALIDATED')).toBe(true)
  })
})

describe('a verdict', () => {
  it.each([
    ['INCOMPLETE', 'VALIDATED', false],
    ['INCOMPLETE', 'DECLINED', false],
    ['TO_PROCESS', 'VALIDATED', true],
    ['TO_PROCESS', 'DECLINED', true],
    ['VALIDATED', 'DECLINED', false],
    ['VALIDATED', 'VALIDATED', false],
    ['DECLINED', 'VALIDATED', false],
  ] as const)('on a file %s, %s: %s', async (status, verdict, isTaken) => {
    const ana = await newTenantAt(status)
    expect(await decide(await ana.myId(), verdict)).toBe(isTaken)
    expect(await ana.statuses()).toEqual(isTaken ? [verdict, verdict] : [status, status])
  })

  it('declined, then corrected and submitted again', async () => {
    const ana = await newTenantAt('TO_PROCESS')
    const [document] = (await ana.file()).documents
    await sql(`update document set status = 'DECLINED', comment = 'Illisible' where id = $1`, [document?.id])
    await decide(await ana.myId(), 'DECLINED')
    expect(await kindsTo(ana.email)).toEqual(['document-to-change'])
    const [{ content }] = await mailsTo(ana.email)
    const value = 'Ce document ne permet pas encore de vérifier votre dossier.\nIllisible'
    expect(content).toMatchObject({ site: 'tenant', facts: [{ label: 'Carte nationale d’identité', value }] })
    expect((await ana.file()).missing).toEqual([{ step: 'DECLINED_DOCUMENT', category: 'IDENTITY' }])
    expect((await ana.file()).documents[0]).toMatchObject({ status: 'DECLINED', comment: 'Illisible' })
    expect((await ana.submit()).statusCode).toBe(422)
    expect(await ana.statuses()).toEqual(['DECLINED', 'DECLINED'])

    await sql(`update document set status = 'PENDING' where id = $1`, [document?.id])
    expect((await ana.submit()).statusCode).toBe(200)
    expect(await ana.statuses()).toEqual(['TO_PROCESS', 'TO_PROCESS'])
    await decide(await ana.myId(), 'VALIDATED')
    expect(await kindsTo(ana.email)).toEqual(['document-to-change', 'file-verified'])
  })
})
