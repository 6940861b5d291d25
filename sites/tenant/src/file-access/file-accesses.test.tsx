import type { AccessStop, FileAccess } from '@bailclair/domain/file-access/file-access.schema.ts'
import { failure, ok, stubApi } from '@bailclair/site-kit/test/api.ts'
import { signedIn } from '@bailclair/site-kit/test/providers.tsx'
import { cleanup, screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { show } from '#test/screen.tsx'
import { FileAccesses } from './file-accesses.tsx'

const user = userEvent.setup({ delay: null })
const id = '0b1f3f0e-6d63-4c8e-9a68-0d5c8c7f6a01'
const other = '0b1f3f0e-6d63-4c8e-9a68-0d5c8c7f6a02'

/** On 15 November 2026 the landlord has visited twice; two weeks are left. */
const studio: FileAccess = {
  id,
  propertyName: 'Studio Bellecour',
  address: '12 rue Mercière 69002 Lyon',
  ownerName: 'Jeanne Martin',
  appliedAt: '2026-11-01T09:00:00.000Z',
  accessEndsOn: '2026-12-01',
  paused: false,
  mayResume: false,
  mayExtend: true,
  scope: 'FILE',
  mayShareFile: false,
  status: 'OPEN',
  stage: 'RECEIVED',
  visits: [
    { kind: 'PDF', visitedAt: '2026-11-14T13:05:00.000Z' },
    { kind: 'VIEW', visitedAt: '2026-11-14T13:00:00.000Z' },
  ],
  viewingLinks: [],
}
const house: FileAccess = { ...studio, id: other, propertyName: 'Maison Montchat', ownerName: 'Paul Roux', visits: [] }

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['Date'], now: new Date('2026-11-15T12:00:00Z') })
})
afterEach(() => {
  cleanup()
  vi.unstubAllGlobals()
  vi.useRealTimers()
})

type Answers = Parameters<typeof stubApi>[0]
type Options = { stops?: AccessStop[]; language?: 'fr' | 'en' }

async function open(accesses: FileAccess[], answers: Answers = {}, { stops = [], language = 'en' }: Options = {}) {
  const api = stubApi({ 'GET tenant/accesses': () => ok({ accesses, stops }), ...answers })
  show(<FileAccesses />, { session: signedIn, language })
  await screen.findByRole('heading', { level: 2 })
  return api
}
const card = (name: string) => screen.getByRole('heading', { level: 3, name }).closest('article') as HTMLElement
const press = (name: string | RegExp) => user.click(screen.getByRole('button', { name }))
const changed = (change: Partial<FileAccess>) => () => ok({ accesses: [{ ...studio, ...change }], stops: [] })

it('says of each property who sees the file, since when, until when', async () => {
  await open([studio, house])
  expect(screen.getByRole('heading', { level: 2, name: '2 applications' })).toBeTruthy()
  const facts = within(card('Studio Bellecour'))
    .getAllByRole('term')
    .map((term) => [term.textContent, term.nextElementSibling?.textContent])
  expect(facts).toEqual([
    ['Stage', 'Application received'],
    ['Address', '12 rue Mercière 69002 Lyon'],
    ['Landlord', 'Jeanne Martin'],
    ['Applied on', '1 November 2026'],
    ['Access until', '1 December 2026'],
  ])
})

it.each([
  ['OPEN', 'Open', 'Jeanne Martin can read your file.'],
  ['WAITING', 'Waiting', /neither your income nor your documents until your file is verified/],
  ['PAUSED', 'Paused', /nothing of your file while access is paused/],
  ['ENDED', 'Ended', /the month is over/],
] as const)('tells what an owner sees: %s', async (status, badge, text) => {
  await open([{ ...studio, status, paused: status === 'PAUSED' }])
  expect(within(card('Studio Bellecour')).getByText(badge)).toBeTruthy()
  expect(screen.getByText(text)).toBeTruthy()
})

it.each([
  ['en', /your application has been answered/],
  ['fr', /votre candidature a reçu sa réponse/],
] as const)('tells that an answer has ended the access: %s', async (language, text) => {
  await open([{ ...studio, status: 'ENDED', stage: 'NOT_CHOSEN' }], {}, { language })
  expect(screen.getByText(text)).toBeTruthy()
})

it.each([
  [
    'en',
    '2 visits, the latest on 14 November 2026 at 14:05',
    ['File downloaded by Jeanne Martin', 'File opened by Jeanne Martin'],
  ],
  [
    'fr',
    '2 consultations, la dernière le 14 novembre 2026 à 14:05',
    ['Dossier téléchargé par Jeanne Martin', 'Dossier ouvert par Jeanne Martin'],
  ],
] as const)('shows every visit on demand (%s)', async (language, summary, kinds) => {
  await open([studio], {}, { language })
  const visits = screen.getByText(summary).closest('details') as HTMLDetailsElement
  expect(visits.open).toBe(false)
  const listed = within(visits).getAllByRole('listitem', { hidden: true })
  expect(listed.map((it) => it.lastChild?.textContent)).toEqual(kinds)
})

it.each([
  [
    'en',
    /^File opened by the link for “Ma sœur”$/,
    /^Viewing links created by Jeanne Martin/,
    /^Link active until .* Opened once|Opened 1 time\./,
  ],
  [
    'fr',
    /^Dossier ouvert par le lien pour «\sMa sœur\s»$/,
    /^Liens de consultation créés par Jeanne Martin/,
    /^Lien actif jusqu’au .* Ouvert 1 fois\.$/,
  ],
] as const)(
  'names each viewing link: for whom, until when, and what it opened (%s)',
  async (language, visit, to, state) => {
    const link = {
      id: 'l-1',
      recipient: 'Ma sœur',
      createdAt: '2026-11-14T10:00:00.000Z',
      expiresAt: '2026-11-15T10:00:00.000Z',
      state: 'OPEN' as const,
      openings: 1,
    }
    const visits = [{ kind: 'VIEW' as const, visitedAt: '2026-11-14T13:00:00.000Z', linkFor: 'Ma sœur' }]
    await open([{ ...studio, visits, viewingLinks: [link] }], {}, { language })
    expect(screen.getByText(visit)).toBeTruthy()
    expect(screen.getByText(to)).toBeTruthy()
    expect(screen.getByText('Ma sœur').nextSibling?.textContent).toMatch(state)
  },
)

it('says when nobody has looked yet', async () => {
  await open([house])
  expect(screen.getByText('Nobody has opened your file yet.')).toBeTruthy()
})

it('calls a property and an owner without a name something', async () => {
  const { propertyName: _, ...nameless } = studio
  await open([{ ...nameless, ownerName: '' }])
  expect(within(card('Property without a name')).getByText('The landlord can read your file.')).toBeTruthy()
})

it.each([
  ['en', 'Nobody sees your file', /open the link that a landlord gave you/],
  ['fr', 'Personne ne voit votre dossier', /ouvrez le lien de partage/],
] as const)('teaches how to apply while nobody sees it (%s)', async (language, title, help) => {
  await open([], {}, { language })
  expect(screen.getByRole('heading', { level: 2, name: title })).toBeTruthy()
  expect(screen.getByText(help)).toBeTruthy()
})

it('can be retried when it failed to load', async () => {
  let isDown = true
  stubApi({
    'GET tenant/accesses': () => (isDown ? failure(500, 'Unexpected') : ok({ accesses: [studio], stops: [] })),
  })
  show(<FileAccesses />, { session: signedIn })
  await screen.findByText('The list could not be shown')
  isDown = false
  await press('Try again')
  expect(await screen.findByRole('heading', { level: 3, name: 'Studio Bellecour' })).toBeTruthy()
})

describe('pausing', () => {
  it('is done at once, announced, and undone by the same button, which keeps the focus', async () => {
    const { calls } = await open([studio], {
      [`POST tenant/accesses/${id}`]: ({ body }) => {
        const { paused } = body as { paused: boolean }
        return changed({ paused, mayResume: paused, status: paused ? 'PAUSED' : 'OPEN' })()
      },
    })
    await press('Pause access for Studio Bellecour')
    expect(await screen.findByText('Access paused: Jeanne Martin no longer sees your file.')).toBeTruthy()
    const resume = await screen.findByRole('button', { name: 'Resume access for Studio Bellecour' })
    expect(document.activeElement).toBe(resume)
    await user.click(resume)
    expect(await screen.findByText(/^Access resumed/)).toBeTruthy()
    expect(calls.filter(({ method }) => method === 'POST').map(({ body }) => body)).toEqual([
      { paused: true },
      { paused: false },
    ])
  })

  it('is not offered once the access has ended', async () => {
    await open([{ ...studio, status: 'ENDED', accessEndsOn: '2026-11-14' }])
    expect(screen.queryByRole('button', { name: /^(Pause|Resume)/ })).toBeNull()
    expect(screen.getByText('Access ended on')).toBeTruthy()
  })

  it('of an application that is gone says so, and the list follows', async () => {
    let isGone = false
    await open([], {
      'GET tenant/accesses': () => ok({ accesses: isGone ? [] : [studio], stops: [] }),
      [`POST tenant/accesses/${id}`]: () => {
        isGone = true
        return failure(404, 'ApplicationNotFound')
      },
    })
    await press(/^Pause/)
    expect(await screen.findByText(/no longer exists/)).toBeTruthy()
    expect(await screen.findByText('Nobody sees your file')).toBeTruthy()
  })
})

describe('extending', () => {
  it('asks for the consent to one more month, then tells until when', async () => {
    const { calls } = await open([studio], { [`POST tenant/accesses/${id}`]: changed({ accessEndsOn: '2026-12-15' }) })
    await press('Extend access for Studio Bellecour')
    const dialog = screen.getByRole('alertdialog', { name: 'Extend this access by one month?' })
    expect(dialog.textContent).toMatch(/authorise Jeanne Martin .* “Studio Bellecour”, until 15 December 2026/)
    await press('Extend by one month')
    expect(
      await screen.findByText('Access extended: Jeanne Martin sees your file until 15 December 2026.'),
    ).toBeTruthy()
    expect(calls.at(-1)).toMatchObject({ method: 'POST', body: { extend: true } })
    expect(screen.queryByRole('button', { name: /^Extend/ })).toBeNull()
  })

  it.each([
    ['the consent is of today', { ...studio, accessEndsOn: '2026-12-15' }],
    ['someone else created the file', { ...studio, mayExtend: false }],
  ])('is not offered where %s', async (_, access) => {
    await open([access])
    expect(screen.queryByRole('button', { name: /^Extend/ })).toBeNull()
    expect(screen.queryByText(/^Only the person who created the file/) !== null).toBe(!access.mayExtend)
  })

  it('that fails stays in question, with the reason', async () => {
    await open([studio], { [`POST tenant/accesses/${id}`]: () => failure(503, 'ServiceUnavailable') })
    await press(/^Extend access/)
    await press('Extend by one month')
    expect(await within(screen.getByRole('alertdialog')).findByText(/unavailable for the moment/)).toBeTruthy()
  })
})

describe('withdrawing', () => {
  it.each([
    ['en', /^Withdraw my file: Jeanne Martin/, 'Withdraw my file', /Jeanne Martin sees neither .* “Studio Bellecour”/],
    ['fr', /^Retirer mon dossier/, 'Retirer mon dossier', /^Jeanne Martin ne verra plus .* « Studio Bellecour »/],
  ] as const)('names who loses sight of what, then does it (%s)', async (language, opener, confirm, text) => {
    const { sent } = await open(
      [studio, house],
      { [`DELETE tenant/accesses/${id}`]: () => ok({ accesses: [house], stops: [] }) },
      { language },
    )
    await user.click(within(card('Studio Bellecour')).getByRole('button', { name: opener }))
    const dialog = screen.getByRole('alertdialog')
    expect(within(dialog).getByText(text)).toBeTruthy()
    await user.click(within(dialog).getByRole('button', { name: confirm }))
    expect(await screen.findByText(/^(File withdrawn|Dossier retiré)/)).toBeTruthy()
    expect(screen.queryByRole('heading', { name: 'Studio Bellecour' })).toBeNull()
    await vi.waitFor(() => expect(document.activeElement).toBe(screen.getByRole('heading', { level: 2 })))
    expect(sent()).toContain(`DELETE tenant/accesses/${id}`)
  })

  it('moves the focus to the empty state after the last one', async () => {
    await open([studio], { [`DELETE tenant/accesses/${id}`]: () => ok({ accesses: [], stops: [] }) })
    await press(/^Withdraw/)
    await press('Withdraw my file')
    expect(await screen.findByRole('heading', { level: 2, name: 'Nobody sees your file' })).toBeTruthy()
    expect(document.activeElement?.textContent).toMatch(/^Nobody sees your file/)
  })

  it('has the focus: neither Enter nor Cancel changes anything', async () => {
    const { sent } = await open([studio])
    await press(/^Withdraw/)
    expect(document.activeElement).toBe(screen.getByRole('alertdialog'))
    await user.keyboard('{Enter}')
    await press('Cancel')
    expect(screen.queryByRole('alertdialog')).toBeNull()
    expect(sent()).toEqual(['GET tenant/accesses'])
  })
})
