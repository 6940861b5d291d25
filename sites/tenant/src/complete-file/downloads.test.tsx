import { failure, ok, stubApi } from '@bailclair/site-kit/test/api.ts'
import { cleanup, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { file } from '#test/complete-file.ts'
import { show } from '#test/screen.tsx'
import { OpenedFile } from './complete-file.page.tsx'

const user = userEvent.setup({ delay: null })
const token = 'T'.repeat(43)
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
  const api = stubApi({ [`GET file/${token}`]: () => ok(file), ...answers })
  show(<OpenedFile token={token} />)
  await screen.findByRole('article')
  return api
}

describe('the PDF of everything', () => {
  const press = () => user.click(screen.getByRole('button', { name: 'Download the file (PDF)' }))

  it('is saved under a name, and said so', async () => {
    await open({ [`GET file/${token}/pdf`]: () => ok('%PDF') })
    await press()
    expect(await screen.findByText('The file is in your downloads.')).toBeTruthy()
    expect(saved).toEqual(['File Durand 2026-11-15.pdf'])
  })

  it('keeps the button busy while it is made', async () => {
    let finish = () => undefined as unknown
    const made = new Promise<void>((resolve) => {
      finish = resolve
    })
    await open({ [`GET file/${token}/pdf`]: () => made.then(() => ok('%PDF')) })
    await press()
    const button = screen.getByRole('button', { name: 'Download the file (PDF)' })
    expect(button.getAttribute('aria-busy')).toBe('true')
    finish()
    await vi.waitFor(() => expect(button.getAttribute('aria-busy')).toBeNull())
  })

  it('tells a failure and can be asked for again', async () => {
    await open({ [`GET file/${token}/pdf`]: () => failure(503, 'DocumentStoreUnavailable') })
    await press()
    expect(await screen.findByText(/document store is unavailable/)).toBeTruthy()
    expect(saved).toEqual([])
    expect(screen.getByRole('article')).toBeTruthy()
  })

  it('closes the page when the access has ended meanwhile', async () => {
    await open({ [`GET file/${token}/pdf`]: () => failure(404, 'FileNotFound') })
    await press()
    expect(await screen.findByRole('heading', { name: /not available/ })).toBeTruthy()
    expect(screen.queryByRole('article')).toBeNull()
  })
})

describe('a document', () => {
  const answer = `GET file/${token}/documents/d-1`
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
    await open({ [answer]: () => ok('%PDF') })
    await press()
    expect(tab.document.title).toBe('Opening the document…')
    expect(tab.document.body.textContent).toMatch(/it is in your downloads/)
    await vi.waitFor(() => expect(tab.location.replace).toHaveBeenCalledWith(expect.stringMatching(/^blob:/)))
    expect(saved).toEqual([])
  })

  it('is saved where no tab could be opened', async () => {
    vi.spyOn(window, 'open').mockReturnValue(null)
    await open({ [answer]: () => ok('%PDF') })
    await press()
    await vi.waitFor(() => expect(saved).toEqual(['Identity document.pdf']))
  })

  it('that does not come closes its tab, and is told', async () => {
    const tab = stubTab()
    await open({ [answer]: () => failure(503, 'DocumentStoreUnavailable') })
    await press()
    expect(await screen.findByText(/document store is unavailable/)).toBeTruthy()
    expect(tab.close).toHaveBeenCalled()
    expect(tab.location.replace).not.toHaveBeenCalled()
  })

  it('that may no longer be seen closes the page', async () => {
    const tab = stubTab()
    await open({ [answer]: () => failure(404, 'FileNotFound') })
    await press()
    expect(await screen.findByRole('heading', { name: /not available/ })).toBeTruthy()
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
