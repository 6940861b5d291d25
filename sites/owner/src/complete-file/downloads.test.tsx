import { failure, ok, stubApi } from '@bailclair/site-kit/test/api.ts'
import { cleanup, screen, within } from '@testing-library/react'
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
  const name = /^Open ?, identity document, Camille Durand \(2 pages\)$/
  const press = () => user.click(screen.getByRole('button', { name }))
  const page = (number: number) => `GET file/download/${ticket}/pages/${number}`
  const both = { [page(1)]: () => ok('one'), [page(2)]: () => ok('two') }
  const findPage = (number: number) =>
    screen.findByRole('img', { name: `Identity document, Camille Durand, page ${number} of 2` })

  it('shows its pages as pictures, by one ticket, the next one loaded ahead', async () => {
    const { calls, sent } = await open(both)
    await press()
    const dialog = await screen.findByRole('dialog', { name: 'Identity document' })
    await findPage(1)
    expect(calls.find(({ method }) => method === 'POST')?.body).toEqual({ documentId: 'd-1' })
    await vi.waitFor(() => expect(sent().slice(1)).toEqual([`POST ${path}/download`, page(1), page(2)]))
    await user.click(within(dialog).getByRole('button', { name: 'Next page' }))
    await findPage(2)
    expect(within(dialog).getByText('Page 2 of 2')).toBeTruthy()
    const next = within(dialog).getByRole('button', { name: 'Next page' })
    expect([next.getAttribute('aria-disabled'), document.activeElement]).toEqual(['true', next])
    expect(sent()).toHaveLength(4)
  })

  it('is enlarged and turned by buttons, and by keys while it has the focus', async () => {
    await open(both)
    await press()
    const picture = await findPage(1)
    const dialog = screen.getByRole('dialog')
    await user.click(within(dialog).getByRole('button', { name: 'Zoom in' }))
    await user.click(within(dialog).getByRole('button', { name: 'Rotate a quarter turn' }))
    expect([within(dialog).getByText('150%'), picture.style.rotate]).toEqual([expect.anything(), '90deg'])
    await user.keyboard('+r')
    expect([within(dialog).queryByText('200%'), picture.style.rotate]).toEqual([null, '90deg'])
    within(dialog).getByRole('region', { name: 'Identity document, Camille Durand' }).focus()
    await user.keyboard('+r')
    expect([within(dialog).getByText('200%'), picture.style.rotate]).toEqual([expect.anything(), '180deg'])
    await user.keyboard('f')
    expect(within(dialog).getByRole('button', { name: 'Show the full width' })).toBeTruthy()
    await user.keyboard('{PageDown}')
    await findPage(2)
    await user.keyboard('{PageUp}')
    await findPage(1)
  })

  it('is saved as a PDF', async () => {
    await open({ ...both, [bytes]: () => ok('%PDF') })
    await press()
    await user.click(await screen.findByRole('button', { name: 'Download (PDF)' }))
    await vi.waitFor(() => expect(saved).toEqual(['Identity document.pdf']))
  })

  it('that does not come says why, and can be asked for again', async () => {
    let isDown = true
    await open({ ...both, [page(1)]: () => (isDown ? failure(503, 'DocumentStoreUnavailable') : ok('one')) })
    await press()
    const retry = await screen.findByRole('button', { name: 'Try again' }, { timeout: 5_000 })
    expect(screen.getByText(/document store is unavailable/)).toBeTruthy()
    isDown = false
    await user.click(retry)
    await findPage(1)
  })

  it('that may no longer be seen closes the page', async () => {
    await open({ [page(1)]: () => failure(404, 'FileNotFound') })
    await press()
    expect(await screen.findByRole('heading', { name: /does not open a file/ })).toBeTruthy()
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
