import type { PartNotes } from '@bailclair/domain/verification/part-notes.schema.ts'
import type { SavedPhrase } from '@bailclair/domain/verification/saved-phrase.schema.ts'
import { failure, ok } from '@bailclair/site-kit/test/api.ts'
import { cleanup, screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { openDesk } from '#test/desk.tsx'
import { camille } from '#test/part.ts'

beforeEach(() => window.sessionStorage.clear())
afterEach(cleanup)

const ready = () => screen.findByRole('heading', { level: 1, name: 'Camille Martin' })
const byKeys = async (keys: string) => userEvent.keyboard(keys)
const save = `POST desk/parts/${camille.id}/notes`
const identity = `${camille.documents[1]?.id}` as PartNotes['documents'][number]['id']

describe('notes', () => {
  it('are saved by themselves, and it shows', async () => {
    const { bodies } = openDesk()
    await ready()
    expect(screen.queryByText(/^Notes saved/)).toBeNull()
    await userEvent.click(screen.getByRole('checkbox', { name: 'Right name' }))
    await userEvent.type(screen.getByRole('textbox', { name: /^For you and your colleagues/ }), 'Seen')
    expect(screen.getByText('Saving…')).toBeTruthy()
    expect(await screen.findByText('Notes saved at 13:00')).toBeTruthy()
    expect(bodies(save).at(-1)).toEqual({
      documents: [{ id: identity, checks: ['SAME_NAME'] }],
      corrections: [],
      text: 'Seen',
    })
    // nothing is left in the browser
    expect(window.sessionStorage.length).toBe(0)
  })

  it('of a colleague are shown, with what they ticked and decided', async () => {
    const notes: PartNotes = {
      documents: [{ id: identity, verdict: { status: 'ACCEPTED', comment: '' }, checks: ['READABLE'] }],
      corrections: [],
      text: 'The employer confirmed.',
    }
    const secondOpinion = { question: 'Is this the same person?', askedAt: '2026-11-15T09:00:00.000Z' }
    openDesk(undefined, {
      answers: { [`GET desk/parts/${camille.id}`]: () => ok({ ...camille, notes, secondOpinion }) },
    })
    await ready()
    expect(screen.getByText('1 document left to review.')).toBeTruthy()
    expect(screen.getByDisplayValue('The employer confirmed.')).toBeTruthy()
    expect(screen.getByText('Is this the same person?')).toBeTruthy()
    await byKeys('p')
    expect(screen.getByRole<HTMLInputElement>('checkbox', { name: 'Readable throughout' }).checked).toBe(true)
    expect(screen.getByRole<HTMLInputElement>('checkbox', { name: 'Right name' }).checked).toBe(false)
  })

  it('that cannot be saved stay, and are sent again', async () => {
    vi.useFakeTimers({ shouldAdvanceTime: true })
    let isDown = true
    openDesk(undefined, {
      answers: { [save]: () => (isDown ? failure(503, 'ServiceUnavailable') : ok({ savedAt: camille.submittedAt })) },
    })
    await ready()
    await byKeys('a')
    expect(await screen.findByText(/^Notes not saved yet/, {}, { timeout: 3_000 })).toBeTruthy()
    expect(window.sessionStorage.length).toBe(1)
    isDown = false
    await vi.advanceTimersByTimeAsync(5_000)
    expect(await screen.findByText(/^Notes saved at/)).toBeTruthy()
    vi.useRealTimers()
  })
})

describe('a second opinion', () => {
  it('is asked for with a question', async () => {
    const { bodies } = openDesk()
    await ready()
    await userEvent.click(screen.getByRole('button', { name: 'Ask for a second opinion' }))
    const dialog = await screen.findByRole('dialog')
    expect(within(dialog).getByRole<HTMLInputElement>('radio', { name: 'I would like a second opinion' }).checked).toBe(
      true,
    )
    await userEvent.click(within(dialog).getByRole('button', { name: 'Give the file back' }))
    expect(within(dialog).getByText('Write what your colleague should look at.')).toBeTruthy()
    const question = within(dialog).getByRole('textbox', { name: /^Your question/ })
    expect(document.activeElement).toBe(question)
    await userEvent.type(question, 'Same person?')
    await userEvent.click(within(dialog).getByRole('button', { name: 'Give the file back' }))
    expect(await screen.findByText(/^The file is waiting for a second opinion/)).toBeTruthy()
    expect(bodies(`POST desk/parts/${camille.id}/release`)).toEqual([
      { reason: 'NEEDS_ADVICE', question: 'Same person?' },
    ])
  })
})

describe('saved phrases', () => {
  it('are kept from a comment, inserted, changed and deleted', async () => {
    let phrases: SavedPhrase[] = []
    const answer = (next: SavedPhrase[]) => () => {
      phrases = next
      return ok({ phrases })
    }
    const id = '00000000-0000-4000-8000-0000000000f1'
    const kept = { id, language: 'fr', text: 'Envoyez le PDF.' } as const
    const { bodies } = openDesk(undefined, {
      answers: {
        'GET desk/phrases': () => ok({ phrases }),
        'POST desk/phrases': answer([kept]),
        [`POST desk/phrases/${id}`]: answer([{ ...kept, text: 'Envoyez-le.' }]),
        [`DELETE desk/phrases/${id}`]: answer([]),
      },
    })
    await ready()
    await byKeys('d')
    const comment = await screen.findByRole<HTMLTextAreaElement>('textbox', { name: /^Details, in French/ })
    await userEvent.type(comment, 'Envoyez le PDF.')
    await userEvent.click(screen.getByRole('button', { name: 'Save this phrase' }))
    expect(bodies('POST desk/phrases')).toEqual([{ language: 'fr', text: 'Envoyez le PDF.' }])
    await screen.findByText('Insert a phrase')
    await userEvent.clear(comment)
    await userEvent.type(comment, 'Flou.')
    await userEvent.click(screen.getByText('Insert a phrase'))
    await userEvent.click(screen.getByRole('button', { name: 'Envoyez le PDF.' }))
    expect(comment.value).toBe('Flou.\nEnvoyez le PDF.')
    await userEvent.click(screen.getByText('Insert a phrase'))
    await userEvent.click(screen.getByRole('button', { name: 'Edit my phrases' }))
    const dialog = await screen.findByRole('dialog', { name: 'My phrases' })
    await userEvent.clear(within(dialog).getByRole('textbox'))
    await userEvent.type(within(dialog).getByRole('textbox'), 'Envoyez-le.')
    await userEvent.click(within(dialog).getByRole('button', { name: 'Save phrase 1' }))
    expect(bodies(`POST desk/phrases/${id}`)).toEqual([{ language: 'fr', text: 'Envoyez-le.' }])
    const heading = within(dialog).getByRole('heading', { name: 'My phrases' })
    await vi.waitFor(() => expect(document.activeElement).toBe(heading))
    await userEvent.click(within(dialog).getByRole('button', { name: 'Delete phrase 1' }))
    expect(await within(dialog).findByText('No saved phrases.')).toBeTruthy()
    expect(document.activeElement).toBe(heading)
  })
})
