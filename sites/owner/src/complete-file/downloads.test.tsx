import { failure, ok, stubApi } from '@bailclair/site-kit/test/api.ts'
import { cleanup, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { file } from '#test/complete-file.ts'
import { show } from '#test/screen.tsx'
import { SharedFile } from './shared-file.page.tsx'

const user = userEvent.setup({ delay: null })
const token = 'T'.repeat(43)
const path = `file/shared/${token}`
const shared = { ownerName: 'Jeanne Martin', recipient: 'Ma sœur', expiresAt: '2026-11-16T10:00:00.000Z', file }
const ticket = 'k'.repeat(60)
const granted = { ticket, expiresAt: '2026-11-15T10:01:00.000Z' }
const bytes = `GET file/download/${ticket}`
const saved: string[] = []

beforeEach(() => {
  saved.length = 0
  vi.spyOn(console, 'error').mockReturnValue()
  vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function (this: HTMLAnchorElement) {
    saved.push(this.download)
  })
})
afterEach(() => {
  cleanup()
  vi.unstubAllGlobals()
  vi.restoreAllMocks()
})

async function open(answers: Parameters<typeof stubApi>[0]) {
  const api = stubApi({ [`GET ${path}`]: () => ok(shared), [`POST ${path}/download`]: () => ok(granted), ...answers })
  show(<SharedFile token={token} />)
  await screen.findByRole('article')
  return api
}

describe('the PDF of everything', () => {
  const press = () => user.click(screen.getByRole('button', { name: 'Download the file (PDF)' }))

  it('is saved under a name, and said so', async () => {
    await open({ [bytes]: () => ok('%PDF') })
    await press()
    expect(await screen.findByText('The file is in your downloads.')).toBeTruthy()
    expect(saved).toEqual(['File Durand 2026-11-15.pdf'])
  })

  it('keeps the button busy while it is made', async () => {
    let finish = () => undefined as unknown
    const made = new Promise<void>((resolve) => {
      finish = resolve
    })
    await open({ [bytes]: () => made.then(() => ok('%PDF')) })
    await press()
    const button = screen.getByRole('button', { name: 'Download the file (PDF)' })
    expect(button.getAttribute('aria-busy')).toBe('true')
    finish()
    await vi.waitFor(() => expect(button.getAttribute('aria-busy')).toBeNull())
  })

  it('tells a failure and can be asked for again', async () => {
    await open({ [bytes]: () => failure(503, 'DocumentStoreUnavailable') })
    await press()
    expect(await screen.findByText(/document store is unavailable/)).toBeTruthy()
    expect(saved).toEqual([])
    expect(screen.getByRole('article')).toBeTruthy()
  })

  it('closes the page when the access has ended meanwhile', async () => {
    await open({ [bytes]: () => failure(404, 'FileNotFound') })
    await press()
    expect(await screen.findByRole('heading', { name: /does not open a file/ })).toBeTruthy()
    expect(screen.queryByRole('article')).toBeNull()
  })
})

describe('a document', () => {
  const name = /^Open ?, identity document, Camille Durand \(2 pages\) \(new window\)$/
  const press = () => user.click(screen.getByRole('button', { name }))

  function stubTab() {
    const content = document.implementation.createHTMLDocument()
    const tab = { document: content, closed: false, location: { replace: vi.fn() }, close: vi.fn() }
    vi.spyOn(window, 'open').mockReturnValue(tab as unknown as Window)
    return tab
  }

  it('opens in a tab that was there before any browser could block it', async () => {
    const tab = stubTab()
    const { calls } = await open({ [bytes]: () => ok('%PDF') })
    await press()
    expect(calls.find(({ method }) => method === 'POST')?.body).toEqual({ documentId: 'd-1' })
    expect(tab.document.title).toBe('Opening the document…')
    expect(tab.document.body.textContent).toMatch(/it is in your downloads/)
    await vi.waitFor(() => expect(tab.location.replace).toHaveBeenCalledWith(expect.stringMatching(/^blob:/)))
    expect(saved).toEqual([])
  })

  it('is saved where no tab could be opened', async () => {
    vi.spyOn(window, 'open').mockReturnValue(null)
    await open({ [bytes]: () => ok('%PDF') })
    await press()
    await vi.waitFor(() => expect(saved).toEqual(['Identity document.pdf']))
  })

  it('that does not come closes its tab, and is told', async () => {
    const tab = stubTab()
    await open({ [bytes]: () => failure(503, 'DocumentStoreUnavailable') })
    await press()
    expect(await screen.findByText(/document store is unavailable/)).toBeTruthy()
    expect(tab.close).toHaveBeenCalled()
    expect(tab.location.replace).not.toHaveBeenCalled()
  })

  it('that may no longer be seen closes the page', async () => {
    const tab = stubTab()
    await open({ [bytes]: () => failure(404, 'FileNotFound') })
    await press()
    expect(await screen.findByRole('heading', { name: /does not open a file/ })).toBeTruthy()
    expect(tab.close).toHaveBeenCalled()
  })

  it('of several of one kind is told by its place', async () => {
    await open({})
    expect(
      screen.getByRole('button', { name: /^Open no\. 1 ?, proof of income, Camille Durand \(1 page\)/ }),
    ).toBeTruthy()
    expect(
      screen.getByRole('button', { name: /^Open no\. 2 ?, proof of income, Camille Durand \(4 pages\)/ }),
    ).toBeTruthy()
  })
})
