import { randomUUID } from 'node:crypto'
import { expect, it } from 'vitest'
import { startConversations } from '#test/conversations.ts'

const { newConversation, mailsTo, sql, logs } = await startConversations({ SUPPORT_EMAIL: 'support@authority.example' })
const reports = () => mailsTo('support@authority.example')

async function newMessage() {
  const started = await newConversation()
  const key = randomUUID()
  const { id } = (await started.asOwner('POST', '', { key, text: 'Versez 300 € d’abord' })).json()
  const report = (body: object, by = started.asTenant, messageId = id) => by('POST', `/${messageId}/report`, body)
  return { ...started, messageId: id, report }
}

it('mails a message of the other side to the operator once', async () => {
  const { report, asTenant, asOwner, ana, id, messageId } = await newMessage()
  const body = { reason: 'FRAUD', words: 'Il demande de l’argent.' }
  const replies = await Promise.all([report(body), report(body), report(body)])
  expect(replies.map(({ statusCode }) => statusCode)).toEqual([204, 204, 204])
  const [mail, ...others] = await reports()
  expect(others).toEqual([])
  expect(mail).toMatchObject({
    kind: 'message-report',
    replyTo: ana.email,
    content: {
      subject: 'Message signalé\u202f: Arnaque ou demande d’argent',
      facts: [
        { value: 'Arnaque ou demande d’argent' },
        { value: 'Il demande de l’argent.' },
        { value: 'Candidat' },
        { value: 'Versez 300 € d’abord' },
        {},
        { value: id },
        { value: messageId },
      ],
    },
  })
  expect((await asTenant('GET', '')).json().messages[0].reported).toBe(true)
  expect((await asOwner('GET', '')).json().messages[0]).not.toHaveProperty('reported')
  expect(await sql('select side, reason, words from message_report')).toEqual([{ side: 'APPLICANT', ...body }])
  expect(logs.join()).not.toMatch(/Versez|argent/)
})

it('refuses an own message, an unknown one and an unknown reason', async () => {
  const { report, asOwner, asTenant } = await newMessage()
  const other = await newMessage()
  for (const reply of [
    await report({ reason: 'FRAUD' }, asOwner),
    await report({ reason: 'FRAUD' }, asTenant, randomUUID()),
    await report({ reason: 'FRAUD' }, asTenant, other.messageId),
  ])
    expect([reply.statusCode, reply.json().errors[0].code]).toEqual([404, 'MessageNotFound'])
  expect((await report({ reason: 'BORING' })).statusCode).toBe(400)
})

it('is limited to ten a day for an account', async () => {
  const { report } = await newMessage()
  const statuses = []
  for (let i = 0; i < 11; i++) statuses.push((await report({ reason: 'OTHER' })).statusCode)
  expect(statuses).toEqual([...Array(10).fill(204), 429])
})
