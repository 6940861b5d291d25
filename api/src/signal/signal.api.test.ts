import { signalKinds } from '@bailclair/domain/signal/signal.schema.ts'
import { beforeEach, describe, expect, it } from 'vitest'
import { pdf } from '#test/sample-files.ts'
import { forgedPayslip, startSignals } from '#test/signals.ts'

const { newForgedPart, newTenantAt, newVerifier, upload, signalsOf, kindsOf, judge, figureOf, passSeconds, sql } =
  await startSignals()

type Reply = { statusCode: number; json: () => { errors: { code: string }[] } }
const refusalOf = (reply: Reply) => [reply.statusCode, reply.json().errors[0]?.code]
const opinions = () => sql('select kind, is_useful from signal_opinion order by document_id, kind')

beforeEach(async () => {
  await sql('delete from signal_opinion')
  await sql('delete from signal_tally')
})

describe('the reading of a document', () => {
  it('has what a verifier may want to look at, with its place', async () => {
    const { vera, id } = await newForgedPart()
    const signals = await signalsOf(vera, id)
    expect(signals.map(({ kind }) => kind)).toEqual(expect.arrayContaining(['EDITED_WITH', 'EMPLOYER_NUMBER_WRONG']))
    expect(signals.find(({ kind }) => kind === 'EDITED_WITH')?.seen[0]?.found).toContain('GIMP')
    const [number] = signals.find(({ kind }) => kind === 'EMPLOYER_NUMBER_WRONG')?.seen ?? []
    expect(number).toMatchObject({ page: 1, found: expect.stringContaining('732 829 320 00075') })
    expect(number?.place?.y).toBeCloseTo((842 - 687) / 842, 1)
    for (const signal of signals) expect(signal).not.toHaveProperty('isUseful')
  })

  it('has none for a document where nothing was seen', async () => {
    const tenant = await newTenantAt('TO_PROCESS')
    const id = await upload(tenant, await pdf())
    const vera = newVerifier()
    await vera.claim(await tenant.myId())
    expect(await kindsOf(vera, id)).toEqual([])
  })

  it('says that the same file is in another one, until it is deleted there', async () => {
    const bytes = await forgedPayslip()
    const [ana, bea] = [await newTenantAt('TO_PROCESS'), await newTenantAt('INCOMPLETE')]
    const id = await upload(ana, bytes)
    const vera = newVerifier()
    await vera.claim(await ana.myId())
    expect(await kindsOf(vera, id)).not.toContain('SAME_BYTES')
    const other = await upload(bea, bytes)
    const reply = await vera.ask('GET', `/documents/${id}/reading`)
    expect(reply.json().signals).toContainEqual(expect.objectContaining({ kind: 'SAME_BYTES' }))
    expect(reply.body).not.toContain(other)
    expect(reply.body).not.toContain(await bea.myId())
    await bea.ask('DELETE', `/tenant/documents/${other}`)
    expect(await kindsOf(vera, id)).not.toContain('SAME_BYTES')
  })
})

describe('an opinion', () => {
  it('is given, changed and taken back, and counted once', async () => {
    const { vera, id } = await newForgedPart()
    const said = async () => (await signalsOf(vera, id)).find(({ kind }) => kind === 'EDITED_WITH')?.isUseful
    const counted = () => figureOf(vera, 'EDITED_WITH')
    for (const [isUseful, useful, notUseful] of [
      [true, 1, 0],
      [true, 1, 0],
      [false, 0, 1],
      [false, 0, 1],
      [true, 1, 0],
      [null, 0, 0],
      [null, 0, 0],
      [false, 0, 1],
    ] as const) {
      const reply = await judge(vera, id, 'EDITED_WITH', isUseful)
      expect([reply.statusCode, reply.body]).toEqual([204, ''])
      expect(await said()).toBe(isUseful ?? undefined)
      expect(await counted()).toEqual({ kind: 'EDITED_WITH', useful, notUseful, isOff: false })
    }
    expect(await opinions()).toEqual([{ kind: 'EDITED_WITH', is_useful: false }])
  })

  it('is counted once, however many are given at the same time', async () => {
    const { vera, ids } = await newForgedPart(2)
    const given = ids.flatMap((id) => [true, false, true, null, false, true].map((isUseful) => [id, isUseful] as const))
    const replies = await Promise.all(given.map(([id, isUseful]) => judge(vera, id, 'EDITED_WITH', isUseful)))
    expect(replies.map(({ statusCode }) => statusCode)).toEqual(given.map(() => 204))
    const kept = await opinions()
    const { useful, notUseful } = await figureOf(vera, 'EDITED_WITH')
    expect([useful, notUseful]).toEqual([true, false].map((one) => kept.filter((row) => row.is_useful === one).length))
  })

  it('goes with its document; what was counted stays', async () => {
    const { tenant, vera, id } = await newForgedPart()
    await judge(vera, id, 'EDITED_WITH', true)
    await tenant.ask('DELETE', `/tenant/documents/${id}`)
    expect(await opinions()).toEqual([])
    expect(await figureOf(newVerifier(), 'EDITED_WITH')).toMatchObject({ useful: 1, notUseful: 0 })
  })

  it('is about a signal that the document shows', async () => {
    const { vera, id } = await newForgedPart()
    expect(refusalOf(await judge(vera, id, 'SAME_PICTURE', true))).toEqual([404, 'SignalNotFound'])
    expect(refusalOf(await judge(vera, id, 'BORING' as never, true))).toEqual([404, 'DocumentNotFound'])
    expect((await vera.ask('POST', `/documents/${id}/signals/EDITED_WITH`, {})).statusCode).toBe(400)
    expect((await vera.ask('POST', `/documents/${id}/signals/EDITED_WITH`, { isUseful: 'yes' })).statusCode).toBe(400)
    expect(await sql('select from signal_tally')).toEqual([])
  })

  it('is refused by a reason of its own when the signal has gone since it was shown', async () => {
    const [{ tenant, vera, id }, other] = [await newForgedPart(), await newTenantAt('INCOMPLETE')]
    const bytes = await forgedPayslip('Paie de deux dossiers')
    const shared = await upload(tenant, bytes)
    const foreign = await upload(other, bytes)
    expect(await kindsOf(vera, shared)).toContain('SAME_BYTES')
    await other.ask('DELETE', `/tenant/documents/${foreign}`)
    expect(refusalOf(await judge(vera, shared, 'SAME_BYTES', false))).toEqual([404, 'SignalNotFound'])
    expect(await kindsOf(vera, shared)).not.toContain('SAME_BYTES')
    expect((await judge(vera, id, 'EDITED_WITH', false)).statusCode).toBe(204)
  })

  it('is for the verifier who has the part, as long as they have it', async () => {
    const [mine, foreign] = [await newForgedPart(), await newForgedPart()]
    expect(refusalOf(await judge(mine.vera, foreign.id, 'EDITED_WITH', true))).toEqual([404, 'DocumentNotFound'])
    expect(refusalOf(await judge(newVerifier(), mine.id, 'EDITED_WITH', true))).toEqual([409, 'LeaseLost'])
    passSeconds(3_600)
    expect(refusalOf(await judge(mine.vera, mine.id, 'EDITED_WITH', true))).toEqual([409, 'LeaseLost'])
    expect(await sql('select from signal_tally')).toEqual([])
  })

  it('is in the export of the tenant’s data, without who has it', async () => {
    const { tenant, vera, id } = await newForgedPart()
    expect((await tenant.ask('GET', '/tenant/export')).json().signalOpinions).toEqual([])
    await judge(vera, id, 'EDITED_WITH', true)
    const { body } = await tenant.ask('GET', '/tenant/export')
    expect(JSON.parse(body).signalOpinions).toEqual([{ documentId: id, kind: 'EDITED_WITH', isUseful: true }])
    expect(body).not.toContain(vera.email)
  })
})

it('the figures have every kind, also without an opinion', async () => {
  const { signals } = (await newVerifier().ask('GET', '/figures')).json()
  expect(signals).toEqual(signalKinds.map((kind) => ({ kind, useful: 0, notUseful: 0, isOff: false })))
})
