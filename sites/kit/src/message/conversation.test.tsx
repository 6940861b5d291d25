import type { SentMessage, Conversation as Talk } from '@bailclair/domain/message/message.schema.ts'
import { cleanup, screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { tabStorage } from '#platform/tab-storage.ts'
import { failure, ok, stubApi } from '#test/api.ts'
import { createMemoryHistory } from '#test/memory-history.ts'
import { signedIn } from '#test/providers.tsx'
import { show } from '#test/site.tsx'
import { Conversation } from './conversation.tsx'

const user = userEvent.setup({ delay: null })
beforeEach(() => void vi.spyOn(console, 'error').mockReset().mockReturnValue())
afterEach(() => {
  cleanup()
  tabStorage.clear()
  vi.unstubAllGlobals()
})

const fromAna: SentMessage = {
  id: '9a1b2c3d-4e5f-4a6b-8c7d-0e1f2a3b4c5d',
  number: 1,
  key: 'k-1',
  sentBy: 'APPLICANT',
  isMine: false,
  author: 'Ana',
  text: 'Hello,\nsee https://example.org',
  sentAt: '2026-11-18T09:00:00.000Z',
}
const empty: Talk = { messages: [], unread: 0, endedByMe: false, endedByOther: false }
const path = 'owner/applications/a-1/messages'

type Answers = Parameters<typeof stubApi>[0]
function open(
  talk: Talk,
  answers: Answers = {},
  { side = 'owner' as 'owner' | 'tenant', language = 'en' as const } = {},
) {
  const api = stubApi({
    [`GET ${side}/applications/a-1/messages`]: () => ok(talk),
    [`POST ${side}/applications/a-1/messages/seen`]: () => ok({ ...talk, unread: 0 }),
    ...answers,
  })
  const history = createMemoryHistory('/candidature/a-1')
  show(<Conversation side={side} applicationId="a-1" />, { session: signedIn, language, history })
  return { ...api, history }
}
const press = async (name: string | RegExp) => user.click(await screen.findByRole('button', { name }))
const type = async (text: string) => user.type(await screen.findByRole('textbox', { name: 'Your message' }), text)
const log = () => screen.findByRole('log')

describe('a conversation', () => {
  it('shows who wrote what, without links, and marks it as seen', async () => {
    const { calls } = open({ ...empty, messages: [fromAna], unread: 1 })
    expect((await log()).textContent).toContain('Ana')
    expect(screen.getByText(/see https/).textContent).toBe('Hello,\nsee https://example.org')
    expect(screen.queryByRole('link')).toBeNull()
    await vi.waitFor(() => expect(screen.queryByText('1 unread message')).toBeNull())
    expect(calls.find(({ path: to }) => to.endsWith('/seen'))?.body).toEqual({ until: 1 })
  })

  it('shows a message at once, and sends it once', async () => {
    let answer: (sent: ReturnType<typeof ok>) => void = () => undefined
    const { calls } = open(empty, {
      [`POST ${path}`]: () =>
        new Promise((resolve) => {
          answer = resolve
        }),
    })
    expect(await screen.findByText('No messages yet.')).toBeTruthy()
    await type('Tuesday?')
    await press('Send')
    expect((await log()).textContent).toContain('Tuesday?')
    expect(screen.getByText('Sending…')).toBeTruthy()
    const { key, text } = (calls.find(({ method }) => method === 'POST')?.body ?? {}) as Partial<SentMessage>
    expect(text).toBe('Tuesday?')
    answer(ok({ ...fromAna, id: 'm-2', key, text, sentBy: 'OWNER', isMine: true }))
    await vi.waitFor(() => expect(screen.queryByText('Sending…')).toBeNull())
    expect(within(await log()).getAllByRole('listitem')).toHaveLength(1)
    expect((screen.getByRole('textbox', { name: 'Your message' }) as HTMLTextAreaElement).value).toBe('')
  })

  it('keeps what did not arrive, and tries again with the same key', async () => {
    let isDown = true
    const { calls } = open(empty, {
      [`POST ${path}`]: ({ body }) =>
        isDown
          ? failure(503, 'ServiceUnavailable')
          : ok({ ...fromAna, ...(body as object), id: 'm-2', sentBy: 'OWNER', isMine: true }),
    })
    await type('Tuesday?')
    await press('Send')
    expect(await screen.findByText(/^Not sent\./)).toBeTruthy()
    isDown = false
    await press('Try again')
    await vi.waitFor(() => expect(screen.queryByText(/^Not sent/)).toBeNull())
    const sent = calls.filter(({ method }) => method === 'POST').map(({ body }) => body)
    expect(sent).toHaveLength(2)
    expect(sent[0]).toEqual(sent[1])
  })

  it('finds unsent text again after a reload', async () => {
    open(empty)
    await type('Tuesday?')
    await press('Send')
    await screen.findByText(/^Not sent/)
    await type('And then')
    cleanup()
    open(empty)
    expect(await screen.findByText(/^Not sent\./)).toBeTruthy()
    expect(screen.getByText('Tuesday?')).toBeTruthy()
    expect(((await screen.findByRole('textbox')) as HTMLTextAreaElement).value).toBe('And then')
    await press('Delete')
    expect(screen.queryByText('Tuesday?')).toBeNull()
  })

  it('asks before somebody leaves with unsent text', async () => {
    const { history } = open(empty)
    await type('Tuesday?')
    history.navigate('/elsewhere')
    expect(await screen.findByRole('alertdialog', { name: 'Leave without sending?' })).toBeTruthy()
    expect(history.current().pathname).toBe('/candidature/a-1')
    await press('Leave without sending')
    expect(history.current().pathname).toBe('/elsewhere')
  })

  it.each([
    ['', 'This field is required'],
    ['a'.repeat(2_001), /too long|characters/i],
  ])('sends nothing for %.5j…', async (text, message) => {
    const { sent } = open(empty)
    const field = await screen.findByRole('textbox', { name: 'Your message' })
    if (text) await user.click(field)
    if (text) await user.paste(text)
    await press('Send')
    expect((await screen.findAllByText(message)).length).toBeGreaterThan(0)
    expect(sent()).not.toContain(`POST ${path}`)
  })

  it('shows the last 20 of many, and the others when asked', async () => {
    const messages = Array.from({ length: 30 }, (_, i) => ({ ...fromAna, id: `m${i}`, key: `k${i}`, number: i + 1 }))
    open({ ...empty, messages })
    expect(within(await log()).getAllByRole('listitem')).toHaveLength(20)
    await press('Show 10 earlier messages')
    expect(within(await log()).getAllByRole('listitem')).toHaveLength(30)
  })

  it('says that it could not be loaded, and tries again', async () => {
    let isDown = true
    open(empty, { [`GET ${path}`]: () => (isDown ? failure(503, 'ServiceUnavailable') : ok(empty)) })
    expect(await screen.findByText('The messages could not be loaded.')).toBeTruthy()
    isDown = false
    await press('Try again')
    expect(await screen.findByText('No messages yet.')).toBeTruthy()
  })
})

describe('the end of a conversation', () => {
  it('is confirmed, and can be taken back', async () => {
    let talk = empty
    const { calls } = open(empty, {
      [`POST ${path}/end`]: ({ body }) => {
        const { ended } = body as { ended: boolean }
        talk = ended ? { ...empty, closed: 'ENDED', endedByMe: true } : empty
        return ok(talk)
      },
    })
    await press('End the conversation')
    const dialog = await screen.findByRole('alertdialog', { name: 'End the conversation?' })
    await user.click(within(dialog).getByRole('button', { name: 'End the conversation' }))
    expect(await screen.findByText(/^You ended this conversation/)).toBeTruthy()
    expect(screen.queryByRole('textbox')).toBeNull()
    await press('Reopen the conversation')
    expect(await screen.findByRole('textbox')).toBeTruthy()
    expect(calls.filter(({ method }) => method === 'POST').map(({ body }) => body)).toEqual([
      { ended: true },
      { ended: false },
    ])
  })

  it.each([
    ['owner', { ...empty, closed: 'ENDED', endedByOther: true }, /^The applicant ended/],
    ['tenant', { ...empty, closed: 'ENDED', endedByOther: true }, /^The landlord ended/],
    ['tenant', { ...empty, closed: 'NOT_CHOSEN' }, /^This application has its answer/],
    ['owner', { ...empty, closed: 'FULL' }, /500 messages/],
  ] as const)('by somebody else leaves nothing to write (%s)', async (side, talk, text) => {
    open(talk, {}, { side })
    expect(await screen.findByText(text)).toBeTruthy()
    expect(screen.queryByRole('textbox')).toBeNull()
    expect(screen.queryByRole('button', { name: /Reopen|End/ })).toBeNull()
  })
})

it('reports a message of the other side with a reason', async () => {
  const { calls } = open(
    { ...empty, messages: [fromAna, { ...fromAna, id: 'm-2', key: 'k-2', number: 2, sentBy: 'OWNER', isMine: true }] },
    { [`POST ${path}/${fromAna.id}/report`]: () => ok(undefined, 204) },
  )
  await press(/^Report the message from Ana/)
  const dialog = await screen.findByRole('dialog', { name: 'Report this message' })
  await user.click(within(dialog).getByRole('button', { name: 'Send the report' }))
  expect((await within(dialog).findAllByText(/required/i)).length).toBeGreaterThan(0)
  await user.click(within(dialog).getByRole('radio', { name: 'Fraud or request for money' }))
  await user.click(within(dialog).getByRole('button', { name: 'Send the report' }))
  expect(await screen.findByText(/^Thank you\. The team has your report/)).toBeTruthy()
  expect(await screen.findByText('Reported')).toBeTruthy()
  expect(calls.at(-1)?.body).toEqual({ reason: 'FRAUD' })
})

it('is not there for an applicant of an authority’s own system', async () => {
  open({ ...empty, closed: 'ELSEWHERE' })
  await vi.waitFor(() => expect(screen.queryByRole('heading', { name: 'Messages' })).toBeNull())
})
