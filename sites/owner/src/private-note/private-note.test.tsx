import type { PrivateNote as Note } from '@bailclair/domain/private-note/private-note.schema.ts'
import { tabStorage } from '@bailclair/site-kit/platform/tab-storage.ts'
import { failure, ok, stubApi } from '@bailclair/site-kit/test/api.ts'
import { signedIn } from '@bailclair/site-kit/test/providers.tsx'
import { cleanup, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { show } from '#test/screen.tsx'
import { PrivateNote } from './private-note.tsx'

const user = userEvent.setup({ delay: null })
beforeEach(() => void vi.spyOn(console, 'error').mockReset().mockReturnValue())
afterEach(() => {
  cleanup()
  tabStorage.clear()
  vi.unstubAllGlobals()
})

const path = 'owner/applications/a-1/private-note'
const savedAt = '2026-11-18T09:00:00.000Z'

/** A server with one note; `elsewhere` saves in another tab. */
function open(start: Note = { text: '', version: 0 }) {
  let note = start
  const api = stubApi({
    [`GET ${path}`]: () => ok(note),
    [`PUT ${path}`]: ({ body }) => {
      const { text, version } = body as Note
      if (version !== note.version) return failure(409, 'StaleVersion')
      note = { text, version: version + 1, ...(text && { savedAt }) }
      return ok(note)
    },
  })
  show(<PrivateNote applicationId="a-1" />, { session: signedIn })
  return {
    ...api,
    current: () => note,
    elsewhere: (text: string) => {
      note = { text, version: note.version + 1, savedAt }
    },
  }
}
const field = async () => (await screen.findByRole('textbox', { name: 'Your note' })) as HTMLTextAreaElement
const press = (name: string) => user.click(screen.getByRole('button', { name }))

describe('a private note', () => {
  it('says who may read it, and is saved', async () => {
    const { current } = open()
    expect((await field()).getAttribute('aria-describedby')).toBeTruthy()
    expect(screen.getByText(/the applicant may read it if they ask for their data/)).toBeTruthy()
    await user.type(await field(), 'Call back')
    await press('Save the note')
    expect(await screen.findByText('Note saved.')).toBeTruthy()
    expect(screen.getByText(/^Saved on/)).toBeTruthy()
    expect(current()).toMatchObject({ text: 'Call back', version: 1 })
    await user.clear(await field())
    await press('Save the note')
    expect(await screen.findByText('Note deleted.')).toBeTruthy()
  })

  it.each([
    ['Keep what is saved', 'Saved elsewhere'],
    ['Save what I wrote', 'Typed here'],
  ])('shows both texts after a conflict: %s', async (choice, text) => {
    const { elsewhere, current } = open({ text: 'First', version: 1, savedAt })
    await user.clear(await field())
    await user.type(await field(), 'Typed here')
    elsewhere('Saved elsewhere')
    await press('Save the note')
    expect(await screen.findByText('Changed elsewhere in the meantime')).toBeTruthy()
    expect(screen.getByText('Saved elsewhere')).toBeTruthy()
    expect((await field()).value).toBe('Typed here')
    expect(screen.queryByText(/property was changed/i)).toBeNull()
    await press(choice)
    await vi.waitFor(() => expect(current().text).toBe(text))
    await vi.waitFor(async () => expect((await field()).value).toBe(text))
    expect(screen.queryByText('Changed elsewhere in the meantime')).toBeNull()
  })

  it('keeps what was typed when it cannot be saved', async () => {
    open()
    await user.type(await field(), 'Call back')
    stubApi({})
    await press('Save the note')
    expect((await screen.findAllByText(/not respond|network|connection/i)).length).toBeGreaterThan(0)
    expect((await field()).value).toBe('Call back')
    cleanup()
    open()
    expect((await field()).value).toBe('Call back')
  })
})

describe('the notice about forbidden criteria', () => {
  it('comes with a word that points to one, blocks nothing and sends nothing', async () => {
    const { calls, current } = open()
    await user.type(await field(), 'A pregnant woman')
    expect(await screen.findByText(/criterion that the law forbids \(pregnancy, sex\)/)).toBeTruthy()
    expect(calls.every(({ method }) => method === 'GET')).toBe(true)
    await press('Save the note')
    await screen.findByText('Note saved.')
    expect(current().text).toBe('A pregnant woman')
    expect(calls.at(-1)?.body).toEqual({ text: 'A pregnant woman', version: 0 })
  })

  it('does not come with harmless words', async () => {
    open({ text: 'Arabesques on the floor', version: 1, savedAt })
    await field()
    expect(screen.queryByText(/criterion that the law forbids/)).toBeNull()
  })
})
