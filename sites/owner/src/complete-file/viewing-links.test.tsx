import type { ViewingLink } from '@bailclair/domain/complete-file/viewing-link.schema.ts'
import { failure, ok, stubApi } from '@bailclair/site-kit/test/api.ts'
import { signedIn } from '@bailclair/site-kit/test/providers.tsx'
import { cleanup, screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { show } from '#test/screen.tsx'
import { ViewingLinks } from './viewing-links.tsx'

const user = userEvent.setup({ delay: null })
const id = '0b1f3f0e-6d63-4c8e-9a68-0d5c8c7f6a01'
const path = `property/tenant/${id}/links`
const link: ViewingLink = {
  id: 'l-1',
  recipient: 'Ma sœur',
  createdAt: '2026-11-15T10:00:00.000Z',
  expiresAt: '2026-11-16T10:00:00.000Z',
  state: 'OPEN',
  openings: 2,
}

afterEach(() => {
  cleanup()
  vi.unstubAllGlobals()
})

type Options = { answers?: Parameters<typeof stubApi>[0]; language?: 'fr' | 'en' }
function open(links: ViewingLink[], { answers = {}, language = 'en' }: Options = {}) {
  const api = stubApi(answers)
  show(<ViewingLinks applicationId={id} links={links} />, { session: signedIn, language })
  return api
}

it.each([
  ['en', [/^Ma sœurUntil 16 November 2026.*· Opened 2 timesActive/, /^Mon frèreCreated on .*· Never openedExpired$/]],
  ['fr', [/^Ma sœurJusqu’au 16 novembre 2026.*· Ouvert 2 foisActif/, /^Mon frèreCréé le .*· Jamais ouvertExpiré$/]],
] as const)('lists the links: for whom, until when, how often opened (%s)', (language, lines) => {
  open([link, { ...link, id: 'l-2', recipient: 'Mon frère', state: 'EXPIRED', openings: 0 }], { language })
  const list = screen.getByRole('list', { name: /^(Viewing links|Liens de consultation)$/ })
  expect(
    within(list)
      .getAllByRole('listitem')
      .map(({ textContent }) => textContent),
  ).toEqual(lines.map((line) => expect.stringMatching(line)))
  expect(within(list).getAllByRole('button')).toHaveLength(1)
})

describe('a new link', () => {
  const ask = () => user.click(screen.getByRole('button', { name: 'Create a viewing link' }))
  const send = () => user.click(screen.getByRole('button', { name: 'Create the link' }))

  it('is made for somebody, and shown once with its address', async () => {
    const { calls } = open([], {
      answers: { [`POST ${path}`]: () => ok({ token: 'T'.repeat(43), viewingLinks: [link] }, 201) },
    })
    await ask()
    await user.type(await screen.findByRole('textbox', { name: /^Who is this link for/ }), 'Ma sœur')
    await send()
    const address = await screen.findByRole<HTMLInputElement>('textbox', { name: 'Viewing link' })
    expect(address.value).toMatch(new RegExp(`/consultation/${'T'.repeat(43)}$`))
    expect(document.activeElement).toBe(address)
    expect(calls[0]?.body).toEqual({ recipient: 'Ma sœur' })
    await user.click(screen.getByRole('button', { name: 'Done' }))
    expect(screen.queryByRole('dialog')).toBeNull()
    await ask()
    expect(screen.queryByRole('textbox', { name: 'Viewing link' })).toBeNull()
  })

  it('is not made without a name', async () => {
    const { calls } = open([])
    await ask()
    await screen.findByRole('dialog')
    await send()
    expect(screen.getByRole('textbox', { name: /^Who is this link for/ }).getAttribute('aria-invalid')).toBe('true')
    expect(calls).toEqual([])
  })

  it('that fails says why and keeps what was typed', async () => {
    open([], { answers: { [`POST ${path}`]: () => failure(429, 'TooManyRequests') } })
    await ask()
    await user.type(await screen.findByRole('textbox', { name: /^Who is this link for/ }), 'Ma sœur')
    await send()
    expect(await screen.findByText(/^(Too many|You have|Please wait)/)).toBeTruthy()
    expect(screen.getByRole<HTMLInputElement>('textbox', { name: /^Who is this link for/ }).value).toBe('Ma sœur')
  })
})

it('revokes a link at once, and says so', async () => {
  const { sent } = open([link], {
    answers: { [`DELETE ${path}/l-1`]: () => ok({ viewingLinks: [{ ...link, state: 'REVOKED' }] }) },
  })
  await user.click(screen.getByRole('button', { name: 'Turn off the link for Ma sœur' }))
  expect(await screen.findByText('The link for “Ma sœur” no longer works.')).toBeTruthy()
  expect(sent()).toEqual([`DELETE ${path}/l-1`])
})
