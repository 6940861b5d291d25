import { failure, ok, stubApi } from '@bailclair/site-kit/test/api.ts'
import { cleanup, fireEvent, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { file } from '#test/complete-file.ts'
import { show } from '#test/screen.tsx'
import { SharedFile } from './shared-file.page.tsx'

const user = userEvent.setup({ delay: null })
const token = 'T'.repeat(43)
const path = `file/shared/${token}`
const shared = { ownerName: 'Jeanne Martin', recipient: 'Ma sœur', expiresAt: '2026-11-16T10:00:00.000Z', file }

beforeEach(() => {
  vi.spyOn(console, 'error').mockReturnValue()
})
afterEach(() => {
  cleanup()
  vi.unstubAllGlobals()
  vi.restoreAllMocks()
})

const showLink = (language: 'fr' | 'en' = 'en') => show(<SharedFile token={token} />, { language })

it.each([
  ['en', 'Jeanne Martin is showing you this file', /created for “Ma sœur”, works until 16 November 2026/],
  [
    'fr',
    'Jeanne Martin vous montre ce dossier',
    /créé pour «\u202FMa sœur\u202F», fonctionne jusqu’au 16 novembre 2026/,
  ],
] as const)('says who shows the file, to whom and until when (%s)', async (language, who, until) => {
  stubApi({ [`GET ${path}`]: () => ok(shared) })
  showLink(language)
  const article = await screen.findByRole('article')
  expect(article.textContent).toContain(who)
  expect(article.textContent).toMatch(until)
  // the owner's own access lasts longer, and is no concern of the guest
  expect(article.textContent).not.toMatch(/14 (December|décembre)/)
})

it('gives the whole file by a ticket of the link', async () => {
  vi.spyOn(HTMLAnchorElement.prototype, 'click').mockReturnValue()
  const ticket = 'k'.repeat(60)
  const { sent } = stubApi({
    [`GET ${path}`]: () => ok(shared),
    [`POST ${path}/download`]: () => ok({ ticket, expiresAt: '2026-11-15T10:01:00.000Z' }),
    [`GET file/download/${ticket}`]: () => ok('%PDF'),
  })
  showLink()
  await user.click(await screen.findByRole('button', { name: 'Download the file (PDF)' }))
  expect(await screen.findByText('The file is in your downloads.')).toBeTruthy()
  expect(sent()).toEqual([`GET ${path}`, `POST ${path}/download`, `GET file/download/${ticket}`])
})

describe('a link that does not open', () => {
  it.each([
    [404, 'FileNotFound', 'en', 'This link does not open a file'],
    [404, 'FileNotFound', 'fr', 'Ce lien n’ouvre aucun dossier'],
    [410, 'TokenExpired', 'en', 'This link does not open a file'],
  ] as const)('says the same whatever the reason: %i %s (%s)', async (status, code, language, title) => {
    stubApi({ [`GET ${path}`]: () => failure(status, code) })
    showLink(language)
    const heading = await screen.findByRole('heading', { level: 1, name: title })
    expect(document.activeElement).toBe(heading)
    expect(screen.queryByRole('button')).toBeNull()
  })

  it('can be retried after an outage', async () => {
    let isDown = true
    stubApi({ [`GET ${path}`]: () => (isDown ? failure(503, 'ServiceUnavailable') : ok(shared)) })
    showLink()
    expect(await screen.findByRole('heading', { name: 'The file could not be shown' })).toBeTruthy()
    isDown = false
    await user.click(screen.getByRole('button', { name: 'Try again' }))
    expect(await screen.findByRole('heading', { name: 'Rental file: Camille Durand' })).toBeTruthy()
  })

  it('closes what is on the screen when the landlord comes back to the tab', async () => {
    let isWithdrawn = false
    stubApi({ [`GET ${path}`]: () => (isWithdrawn ? failure(404, 'FileNotFound') : ok(shared)) })
    showLink()
    await screen.findByRole('article')
    isWithdrawn = true
    fireEvent(document, new Event('visibilitychange'))
    expect(await screen.findByRole('heading', { name: /does not open a file/ })).toBeTruthy()
    expect(screen.queryByText('Camille Durand')).toBeNull()
  })

  it('keeps it during an outage', async () => {
    let isDown = false
    const { calls } = stubApi({ [`GET ${path}`]: () => (isDown ? failure(503, 'ServiceUnavailable') : ok(shared)) })
    showLink()
    await screen.findByRole('article')
    isDown = true
    fireEvent(document, new Event('visibilitychange'))
    await vi.waitFor(() => expect(calls).toHaveLength(2))
    expect(screen.getByRole('article')).toBeTruthy()
  })
})
