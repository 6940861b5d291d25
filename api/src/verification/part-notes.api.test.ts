import { describe, expect, it } from 'vitest'
import { startVerifiers } from '#test/verifiers.ts'

const { newVerifier, newLeasedPart, newTenantAt, passSeconds, sql } = await startVerifiers()

type Reply = { statusCode: number; json: () => { errors: { code: string }[] } }
const refusalOf = (reply: Reply) => [reply.statusCode, reply.json().errors[0]?.code]
const notesOn = (id: string | undefined, text = 'L’employeur a confirmé le contrat.') => ({
  documents: [{ id, verdict: { status: 'DECLINED', reason: 'UNREADABLE', comment: 'Flou ' }, checks: ['READABLE'] }],
  corrections: [{ holder: 'tenant', income: '1 8', reason: '' }],
  text,
})
const interrupted = { reason: 'INTERRUPTED' }

describe('notes on a part', () => {
  it('are kept as they are made, through a reload, a release and another verifier', async () => {
    const { id, vera, part } = await newLeasedPart()
    expect(part.notes).toEqual({ documents: [], corrections: [], text: '' })
    expect(part).not.toHaveProperty('notesSavedAt')
    const notes = notesOn(part.documents[0]?.id)
    const saved = await vera.ask('POST', `/parts/${id}/notes`, notes)
    expect(saved.statusCode).toBe(200)
    expect((await vera.ask('GET', `/parts/${id}`)).json()).toMatchObject({
      notes,
      notesSavedAt: saved.json().savedAt,
    })
    await vera.ask('POST', `/parts/${id}/release`, interrupted)
    const walid = newVerifier()
    expect((await walid.claim(id)).notes).toEqual(notes)
    await walid.ask('POST', '/logout')
  })

  it('are written only by the verifier who has the part', async () => {
    const { id, vera } = await newLeasedPart()
    const walid = newVerifier()
    expect(refusalOf(await walid.ask('POST', `/parts/${id}/notes`, notesOn(undefined)))).toEqual([400, 'InvalidField'])
    const empty = { documents: [], corrections: [], text: 'x' }
    expect(refusalOf(await walid.ask('POST', `/parts/${id}/notes`, empty))).toEqual([409, 'LeaseLost'])
    // an expired lease is enough until somebody else takes the part
    passSeconds(3_600)
    expect((await vera.ask('POST', `/parts/${id}/notes`, empty)).statusCode).toBe(200)
    await walid.claim(id)
    expect(refusalOf(await vera.ask('POST', `/parts/${id}/notes`, empty))).toEqual([409, 'LeaseLost'])
    await walid.ask('POST', '/logout')
  })

  it('lose their decisions with the verdict, and go with the account', async () => {
    const { tenant, id, vera, part } = await newLeasedPart()
    await vera.ask('POST', `/parts/${id}/notes`, notesOn(part.documents[0]?.id))
    await vera.decide(part)
    const [row] = await sql('select notes from part_note where tenant_id = $1', [id])
    expect(row.notes).toEqual({
      documents: [{ id: part.documents[0]?.id, checks: ['READABLE'] }],
      corrections: [],
      text: 'L’employeur a confirmé le contrat.',
    })
    await tenant.ask('DELETE', '/tenant/account')
    expect(await sql('select 1 from part_note where tenant_id = $1', [id])).toEqual([])
  })

  it('are in the export of the tenant’s data, without who wrote them', async () => {
    const { tenant, id, vera, part } = await newLeasedPart()
    const before = (await tenant.ask('GET', '/tenant/export')).json()
    expect(before).not.toHaveProperty('teamNotes')
    const notes = notesOn(part.documents[0]?.id)
    await vera.ask('POST', `/parts/${id}/notes`, notes)
    await vera.ask('POST', `/parts/${id}/release`, { reason: 'NEEDS_ADVICE', question: 'Est-ce un bulletin ?' })
    const { body } = await tenant.ask('GET', '/tenant/export')
    expect(JSON.parse(body).teamNotes).toEqual({
      ...notes,
      savedAt: expect.any(String),
      question: 'Est-ce un bulletin ?',
    })
    expect(body).not.toContain(vera.actor.toString('hex'))
    // nowhere else
    expect((await tenant.ask('GET', '/tenant/profile')).body).not.toContain('employeur')
  })
})

describe('a second opinion', () => {
  it('makes the part wait for somebody else, with the question', async () => {
    const { id, vera } = await newLeasedPart()
    const asked = await vera.ask('POST', `/parts/${id}/release`, { reason: 'NEEDS_ADVICE', question: 'Est-ce lui ?' })
    expect(asked.statusCode).toBe(204)
    expect(await vera.auditActions()).toEqual(['PART_TAKEN', 'PART_RELEASED', 'SECOND_OPINION_ASKED'])
    const walid = newVerifier()
    const stateOf = async (verifier: typeof vera) =>
      (await verifier.queue()).parts.find((part: { id: string }) => part.id === id)
    expect(await stateOf(vera)).toMatchObject({ state: 'ASKED', wantsSecondOpinion: true })
    expect(await stateOf(walid)).toMatchObject({ state: 'FREE', wantsSecondOpinion: true })
    expect(refusalOf(await vera.ask('POST', `/parts/${id}/claim`))).toEqual([409, 'SecondOpinionPending'])
    const next = await vera.claimNext()
    expect(next?.id).not.toBe(id)
    if (next) await vera.ask('POST', `/parts/${next.id}/release`, interrupted)

    const part = await walid.claim(id)
    expect(part.secondOpinion?.question).toBe('Est-ce lui ?')
    expect(refusalOf(await vera.decide(part))).toEqual([409, 'LeaseLost'])
    // given back without an answer, it still waits for somebody else
    await walid.ask('POST', `/parts/${id}/release`, interrupted)
    expect(refusalOf(await vera.ask('POST', `/parts/${id}/claim`))).toEqual([409, 'SecondOpinionPending'])
    expect((await walid.decide(await walid.claim(id))).statusCode).toBe(200)
    expect(await sql('select 1 from second_opinion where tenant_id = $1', [id])).toEqual([])
  })

  it('can be handed back by the second, who then waits', async () => {
    const { id, vera } = await newLeasedPart()
    const walid = newVerifier()
    await vera.ask('POST', `/parts/${id}/release`, { reason: 'NEEDS_ADVICE', question: 'Est-ce lui ?' })
    await walid.claim(id)
    await walid.ask('POST', `/parts/${id}/release`, { reason: 'NEEDS_ADVICE', question: 'Oui. Et l’adresse ?' })
    expect(refusalOf(await walid.ask('POST', `/parts/${id}/claim`))).toEqual([409, 'SecondOpinionPending'])
    expect((await vera.claim(id)).secondOpinion?.question).toBe('Oui. Et l’adresse ?')
    await vera.ask('POST', '/logout')
  })

  it('keeps the asker away for a day, so that no file waits for ever', async () => {
    const { id, vera } = await newLeasedPart()
    await vera.ask('POST', `/parts/${id}/release`, { reason: 'NEEDS_ADVICE', question: 'Est-ce lui ?' })
    passSeconds(24 * 3_600 - 1)
    expect(refusalOf(await vera.ask('POST', `/parts/${id}/claim`))).toEqual([409, 'SecondOpinionPending'])
    passSeconds(1)
    expect((await vera.claim(id)).id).toBe(id)
    await vera.ask('POST', '/logout')
  })

  it('needs a question', async () => {
    const { id, vera } = await newLeasedPart()
    const reply = await vera.ask('POST', `/parts/${id}/release`, { reason: 'NEEDS_ADVICE' })
    expect(reply.json().errors).toEqual([{ code: 'InvalidField', field: 'question', message: 'field-required' }])
    await vera.ask('POST', '/logout')
  })
})

describe('a file number', () => {
  it('finds the part that waits, or says where the file stands', async () => {
    const vera = newVerifier()
    const tenant = await newTenantAt('TO_PROCESS')
    const { number } = await tenant.file()
    expect(number).toMatch(/^\d{10}$/)
    const search = async (text: string) => (await vera.ask('GET', `/search?number=${encodeURIComponent(text)}`)).json()
    const typed = `${number.slice(0, 4)} ${number.slice(4, 7)} ${number.slice(7)}`
    const found = await search(typed)
    expect(found).toMatchObject({ parts: [{ id: await tenant.myId(), initials: 'A. D.', state: 'FREE' }], others: [] })
    expect(JSON.stringify(found)).not.toMatch(/Ana|Durand|@/)
    const part = await vera.claim(await tenant.myId())
    expect(part.fileNumber).toBe(number)
    await vera.decide(part)
    expect(await search(number)).toEqual({ parts: [], others: [{ initials: 'A. D.', status: 'VALIDATED' }] })
    expect(await search('9999999999')).toEqual({ parts: [], others: [] })
    expect(refusalOf(await vera.ask('GET', '/search?number=12'))).toEqual([400, 'InvalidField'])
  })
})

describe('saved phrases', () => {
  it('are one’s own: added once, changed, deleted', async () => {
    const [vera, walid] = [newVerifier(), newVerifier()]
    const fr = (text: string) => ({ language: 'fr', text })
    await vera.ask('POST', '/phrases', fr('Envoyez le PDF.'))
    await vera.ask('POST', '/phrases', fr('Envoyez le PDF.'))
    await vera.ask('POST', '/phrases', fr('Donnez le recto et le verso.'))
    const { phrases } = (await vera.ask('GET', '/phrases')).json()
    expect(phrases.map(({ text }: { text: string }) => text)).toEqual([
      'Donnez le recto et le verso.',
      'Envoyez le PDF.',
    ])
    expect((await walid.ask('GET', '/phrases')).json()).toEqual({ phrases: [] })
    const [first, second] = phrases
    for (const reply of [
      await walid.ask('POST', `/phrases/${first.id}`, fr('x')),
      await walid.ask('DELETE', `/phrases/${first.id}`),
    ])
      expect(refusalOf(reply)).toEqual([404, 'PhraseNotFound'])
    await vera.ask('POST', `/phrases/${first.id}`, fr('Donnez les deux faces.'))
    const left = (await vera.ask('DELETE', `/phrases/${second.id}`)).json()
    expect(left).toEqual({ phrases: [{ id: expect.any(String), ...fr('Donnez les deux faces.') }] })
  })

  it('end at a hundred', async () => {
    const vera = newVerifier()
    await sql(
      `insert into saved_phrase (verifier, language, text) select $1, 'fr', 'Phrase ' || n from generate_series(1, 99) n`,
      [vera.actor],
    )
    expect((await vera.ask('POST', '/phrases', { language: 'fr', text: 'La centième.' })).statusCode).toBe(200)
    const one = await vera.ask('POST', '/phrases', { language: 'fr', text: 'Une de trop.' })
    expect(refusalOf(one)).toEqual([400, 'InvalidRequest'])
  })
})
