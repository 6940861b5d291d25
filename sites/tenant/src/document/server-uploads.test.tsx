import type { MyUpload } from '@bailclair/domain/document/upload.schema.ts'
import { ok } from '@bailclair/site-kit/test/api.ts'
import { act, cleanup, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { document as aDocument, completeFile, openFile, paul, profileOf } from '#test/file.tsx'

const user = userEvent.setup({ delay: null })

afterEach(() => {
  cleanup()
  window.sessionStorage.clear()
})

const at = '/mon-dossier/justificatifs/identite'
const uploads = () => [...document.querySelectorAll('.upload')].map(({ textContent }) => textContent)
const given = () => [...document.querySelectorAll('.document-name')].map(({ textContent }) => textContent)

async function open(profile = profileOf(), path = at, answers = {}) {
  const page = openFile(path, { profile, answers })
  await screen.findByRole('navigation', { name: 'Categories of documents' })
  return page
}

describe('files that have arrived', () => {
  const arrived = (changes: Partial<MyUpload> = {}): MyUpload => ({
    id: '00000000-0000-4000-8000-0000000000e1',
    category: 'IDENTITY',
    kind: 'PASSPORT',
    fileName: 'lent.pdf',
    state: 'WAITING',
    ...changes,
  })
  const told = () =>
    [...document.querySelectorAll('p[role=status].visually-hidden')].map(({ textContent }) => textContent)
  afterEach(() => vi.useRealTimers())

  it('are shown as being read, fill a place, and are announced as documents once they are read', async () => {
    vi.useFakeTimers({ shouldAdvanceTime: true })
    const waiting = profileOf({ documents: [aDocument()], uploads: [arrived()] })
    const read = profileOf({ documents: [aDocument(), aDocument({ id: arrived().id, fileName: 'lent.pdf' })] })
    let profile = waiting
    const { bodies } = await open(waiting, at, { 'GET tenant/profile': () => ok(profile) })
    expect(uploads()).toEqual([expect.stringContaining('Received. We are reading it')])
    // two are the limit
    expect(screen.queryByRole('button', { name: 'Add another file' })).toBeNull()
    profile = read
    await act(() => vi.advanceTimersByTimeAsync(2_100))
    expect([uploads(), given()]).toEqual([[], ['carte.pdf', 'lent.pdf']])
    expect(told()).toContain('lent.pdf has been added.')
    const asked = bodies('GET tenant/profile').length
    await act(() => vi.advanceTimersByTimeAsync(10_000))
    expect(bodies('GET tenant/profile')).toHaveLength(asked)
  })

  it('that failed say why, leave the place free and can be removed', async () => {
    const failed = arrived({ state: 'FAILED', refusal: 'DocumentInfected' })
    await open(profileOf({ uploads: [failed] }), at, { [`DELETE tenant/uploads/${failed.id}`]: () => ok(profileOf()) })
    expect(uploads()).toEqual([expect.stringContaining('Our virus scanner found a harmful program')])
    expect(screen.getByRole('button', { name: 'Choose files' })).toBeTruthy()
    await user.click(screen.getByRole('button', { name: /^Remove from the list.*lent\.pdf$/ }))
    await vi.waitFor(() => expect(uploads()).toEqual([]))
  })

  it('of others are not shown here', async () => {
    await open(profileOf({ uploads: [arrived({ category: 'INCOME' }), arrived({ guarantorId: paul.id })] }))
    expect(uploads()).toEqual([])
  })

  it('keep the file from being handed in while they are read', async () => {
    const { bodies } = openFile('/mon-dossier/recapitulatif', {
      profile: profileOf({ ...completeFile, uploads: [arrived()] }),
    })
    expect(await screen.findByText('We are still reading a document')).toBeTruthy()
    await user.click(screen.getByRole('checkbox', { name: /^I declare on my honour/ }))
    await user.click(screen.getByRole('button', { name: 'Hand in my file' }))
    expect(document.querySelector('.error-summary-list')?.textContent).toContain(
      'We are still reading one of your documents',
    )
    expect(bodies('POST tenant/submit')).toEqual([])
  })
})
