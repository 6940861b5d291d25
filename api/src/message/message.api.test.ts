import { randomUUID } from 'node:crypto'
import { conversation } from '@bailclair/domain/message/message.schema.ts'
import { describe, expect, it } from 'vitest'
import { startConversations } from '#test/conversations.ts'

const api = await startConversations()
const { newConversation, newLandlord, newTenant, newApplicant, subscribe, call, sql, mailsTo } = api

const codeOf = (reply: { statusCode: number; json: () => { errors: { code: string }[] } }) => [
  reply.statusCode,
  reply.json().errors[0]?.code,
]

describe('messages', () => {
  it('go back and forth, oldest first, with the names that both sides know', async () => {
    const { asOwner, asTenant, nora, ana } = await newConversation()
    expect((await asOwner('GET', '')).json()).toEqual({
      messages: [],
      unread: 0,
      endedByMe: false,
      endedByOther: false,
    })
    const sent = await asOwner('POST', '', { key: randomUUID(), text: ' Bonjour,\r\nquand venir ? ' })
    expect(sent.json()).toMatchObject({ number: 1, sentBy: 'OWNER', isMine: true, text: 'Bonjour,\nquand venir ?' })
    await asTenant('POST', '', { key: randomUUID(), text: 'Mardi' })

    const seenByTenant = conversation.parse((await asTenant('GET', '')).json())
    expect(seenByTenant.messages).toMatchObject([
      { number: 1, sentBy: 'OWNER', isMine: false, author: 'Nora Petit', text: 'Bonjour,\nquand venir ?' },
      { number: 2, sentBy: 'APPLICANT', isMine: true, author: 'Ana', text: 'Mardi' },
    ])
    const { body } = await asOwner('GET', '')
    expect(JSON.parse(body).messages).toMatchObject([{ isMine: true }, { isMine: false, author: 'Ana' }])
    for (const address of [nora.email, ana.email]) {
      expect(body).not.toContain(address)
      expect(JSON.stringify(seenByTenant)).not.toContain(address)
    }
  })

  it('name who of a file wrote, and stay when this person leaves', async () => {
    const [ana, ben] = await api.newShared('COUPLE', `ben-${randomUUID()}@example.org`)
    await ben.ask('POST', '/tenant/names', { firstName: 'Ben', lastName: 'Roy' })
    const { asOwner, path } = await newConversation(ana)
    await ben.ask('POST', `/tenant${path}`, { key: randomUUID(), text: 'De Ben' })
    expect((await asOwner('GET', '')).json().messages).toMatchObject([{ author: 'Ben', isMine: false }])
    expect((await ana.ask('GET', `/tenant${path}`)).json().messages).toMatchObject([{ author: 'Ben', isMine: false }])
    expect((await ben.ask('GET', `/tenant${path}`)).json().messages).toMatchObject([{ isMine: true }])
    await sql('delete from tenant where id = $1', [await ben.myId()])
    const [message] = (await asOwner('GET', '')).json().messages
    expect(message).toMatchObject({ text: 'De Ben', sentBy: 'APPLICANT' })
    expect(message).not.toHaveProperty('author')
  })

  it.each([
    ['no text', { text: ' ' }, 'field-required'],
    ['a text that is too long', { text: 'a'.repeat(2_001) }, 'text-too-long'],
    ['a control character', { text: 'a\u0007' }, 'text-forbidden-character'],
  ])('with %s are refused', async (_, body, message) => {
    const { asOwner } = await newConversation()
    const reply = await asOwner('POST', '', { key: randomUUID(), ...body })
    expect([reply.statusCode, reply.json().errors[0].message]).toEqual([400, message])
  })

  it('are written and mailed once for a key, also by parallel calls', async () => {
    const { asOwner, ana } = await newConversation()
    const body = { key: randomUUID(), text: 'Une fois' }
    const replies = await Promise.all(Array.from({ length: 5 }, () => asOwner('POST', '', body)))
    const ids = new Set(replies.map((reply) => reply.json().id))
    expect([replies.map(({ statusCode }) => statusCode), ids.size]).toEqual([Array(5).fill(200), 1])
    expect((await mailsTo(ana.email)).filter(({ kind }) => kind === 'new-message-to-applicant')).toHaveLength(1)
  })

  it('have an order of their own when both sides write at once', async () => {
    const { asOwner, asTenant } = await newConversation()
    const replies = await Promise.all(
      Array.from({ length: 10 }, (_, i) =>
        (i % 2 ? asOwner : asTenant)('POST', '', { key: randomUUID(), text: `${i}` }),
      ),
    )
    const numbers = replies.map((reply) => reply.json().number)
    expect(numbers.toSorted((a, b) => a - b)).toEqual([1, 2, 3, 4, 5, 6, 7, 8, 9, 10])
  })

  it('end at 500', async () => {
    const { asOwner, asTenant, id } = await newConversation()
    await asOwner('POST', '', { key: randomUUID(), text: 'Premier' })
    await sql('update conversation set message_count = 499 where application_id = $1', [id])
    expect((await asTenant('POST', '', { key: randomUUID(), text: 'Dernier' })).json().number).toBe(500)
    expect(codeOf(await asOwner('POST', '', { key: randomUUID(), text: 'Trop' }))).toEqual([409, 'ConversationFull'])
    expect((await asOwner('GET', '')).json().closed).toBe('FULL')
  })

  it('are not possible with an applicant of an authority’s own system', async () => {
    const nora = await newLandlord()
    const external = await newApplicant()
    await subscribe(nora.property.token, external.token)
    const [{ id }] = await api.applicationsOn(nora.property.id)
    const path = `/applications/${id}/messages`
    expect((await call('GET', `/owner${path}`, { bearer: nora.bearer })).json()).toMatchObject({ closed: 'ELSEWHERE' })
    const body = { key: randomUUID(), text: 'Bonjour' }
    for (const [side, bearer] of [
      ['owner', nora.bearer],
      ['tenant', external.token],
    ])
      expect(codeOf(await call('POST', `/${side}${path}`, { bearer: `${bearer}`, body }))).toEqual([
        409,
        'ApplicantElsewhere',
      ])
  })

  it('go with their application', async () => {
    const { asOwner, asTenant, nora, id } = await newConversation()
    await asOwner('POST', '', { key: randomUUID(), text: 'Bonjour' })
    const stranger = await newTenant()
    expect(codeOf(await stranger.ask('GET', `/tenant/applications/${id}/messages`))).toEqual([
      404,
      'ApplicationNotFound',
    ])
    await call('DELETE', `/property/tenant/${id}`, { bearer: nora.bearer })
    for (const table of ['conversation', 'message', 'conversation_reader'])
      expect(await sql(`select from ${table} where application_id = $1`, [id])).toEqual([])
    expect(codeOf(await asTenant('GET', ''))).toEqual([404, 'ApplicationNotFound'])
  })
})

describe('the end of a conversation', () => {
  const end = (ended: boolean) => ({ ended })

  it('stops both sides until whoever ended it takes it back', async () => {
    const { asOwner, asTenant } = await newConversation()
    const write = () => ({ key: randomUUID(), text: 'Encore' })
    expect((await asTenant('POST', '/end', end(true))).json()).toMatchObject({ closed: 'ENDED', endedByMe: true })
    expect((await asOwner('GET', '')).json()).toMatchObject({ closed: 'ENDED', endedByMe: false, endedByOther: true })
    for (const side of [asOwner, asTenant])
      expect(codeOf(await side('POST', '', write()))).toEqual([409, 'ConversationEnded'])
    await asOwner('POST', '/end', end(false))
    expect(codeOf(await asOwner('POST', '', write()))).toEqual([409, 'ConversationEnded'])
    await asTenant('POST', '/end', end(false))
    expect((await asOwner('POST', '', write())).statusCode).toBe(200)
  })

  it('of both sides needs both to take it back', async () => {
    const { asOwner, asTenant } = await newConversation()
    await Promise.all([asOwner('POST', '/end', end(true)), asTenant('POST', '/end', end(true))])
    expect((await asOwner('POST', '/end', end(false))).json()).toMatchObject({ closed: 'ENDED', endedByOther: true })
    expect((await asTenant('POST', '/end', end(false))).json()).not.toHaveProperty('closed')
  })

  it('comes with the answer to those not chosen, and not before it has left', async () => {
    const { asOwner, asTenant, id, nora } = await newConversation()
    await sql(`update application set stage = 'NOT_CHOSEN' where id = $1`, [id])
    const [answer] = await sql(
      `insert into answer (property_id, text, tells_reason, decided_at, leaves_at)
        values ($1, 'SIMPLE', false, now(), now()) returning id`,
      [nora.property.id],
    )
    await sql(
      `insert into answered_application (application_id, answer_id, stage_before, access_ends_before, purged_before)
        values ($1, $2, 'RECEIVED', current_date, current_date)`,
      [id, answer.id],
    )
    expect((await asTenant('GET', '')).json()).not.toHaveProperty('closed')
    expect((await asTenant('POST', '', { key: randomUUID(), text: 'Bonjour' })).statusCode).toBe(200)
    await sql('update answer set left_at = now() where id = $1', [answer.id])
    expect((await asTenant('GET', '')).json().closed).toBe('NOT_CHOSEN')
    for (const side of [asOwner, asTenant])
      expect(codeOf(await side('POST', '', { key: randomUUID(), text: 'Et ?' }))).toEqual([409, 'ConversationClosed'])
  })
})

describe('the rate limit of messages', () => {
  it('is 120 an hour for an account, whatever the application', async () => {
    const { asOwner, asTenant } = await newConversation()
    const send = (side: typeof asOwner) => side('POST', '', { key: randomUUID(), text: 'Bonjour' })
    for (let i = 0; i < 120; i++) expect((await send(asOwner)).statusCode).toBe(200)
    const refused = await send(asOwner)
    expect(codeOf(refused)).toEqual([429, 'TooManyRequests'])
    expect(Number(refused.headers['retry-after'])).toBeGreaterThan(3_000)
    expect((await send(asTenant)).statusCode).toBe(200)
  })
})
