import type { LeaseSummary } from '@bailclair/domain/lease-model/lease-model.schema.ts'
import { failure, ok, stubApi } from '@bailclair/site-kit/test/api.ts'
import { signedIn } from '@bailclair/site-kit/test/providers.tsx'
import { cleanup, screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { show } from '#test/screen.tsx'
import { endedRules, withLaw } from '#test/with-law.tsx'
import { LeaseModel } from './lease-model.tsx'

const saved = vi.hoisted(() => vi.fn())
vi.mock('@bailclair/site-kit/platform/save-file.ts', () => ({ saveFile: saved }))

const user = userEvent.setup({ delay: null })
const id = '0b1f3f0e-6d63-4c8e-9a68-0d5c8c7f6a01'
const path = `owner/applications/${id}/lease-model`
const lease: LeaseSummary = {
  furniture: 'UNFURNISHED',
  version: 2,
  versionDate: '2026-11-19',
  mostDepositMonths: 1,
  mostDeposit: 980,
  blanks: ['taxNumber', 'startsOn', 'deposit'],
  annexes: [
    { id: 'energyCertificate', isKnown: true },
    { id: 'inventoryOfFixtures', isKnown: false },
  ],
}

afterEach(() => {
  cleanup()
  saved.mockReset()
  vi.unstubAllGlobals()
})

type Answers = Parameters<typeof stubApi>[0]
function open(answers: Answers = {}, language: 'fr' | 'en' = 'en') {
  const api = stubApi({ [`GET ${path}`]: () => ok(lease), ...answers })
  show(<LeaseModel applicationId={id} />, { session: signedIn, language })
  return api
}
const bytes = () => ok('bytes')
const press = async (name: string) => user.click(await screen.findByRole('button', { name }))

it.each([
  ['fr', 'Modèle de bail', /^C’est un modèle/, /Le document est en français/, '3 champs à compléter'],
  ['en', 'Lease model', /^This is a model/, /The document is in French/, '3 blanks to fill in'],
] as const)('says what it is, in %s', async (language, title, notice, inFrench, count) => {
  open({}, language)
  const section = screen.getByRole('region', { name: title })
  expect(section.id).toBe('bail')
  expect(within(section).getByText(notice)).toBeTruthy()
  expect(await within(section).findByText(inFrench)).toBeTruthy()
  expect(within(section).getByRole('heading', { name: count, level: 3 })).toBeTruthy()
  expect(within(section).getByText(language === 'fr' ? /soit 980\s€/ : /: €980/)).toBeTruthy()
})

it.each([
  [
    'fr',
    'UNFURNISHED',
    /^Durée\s: au moins 3 ans, ou 6 ans.* Au moins 1 an si un événement.* Préavis\s: 3 mois .*\(1 mois en zone tendue\), 6 mois avant/,
    /^Charges .*colocation/,
  ],
  [
    'fr',
    'FURNISHED',
    /^Durée\s: au moins 1 an, ou 9 mois.* Préavis\s: 1 mois pour le locataire, 3 mois avant/,
    /^Charges .*ou forfait\.$/,
  ],
  [
    'en',
    'UNFURNISHED',
    /^Term: at least 3 years, or 6 years.* At least 1 year if a definite event.* Notice: 3 months .*\(1 month in a tense zone\), 6 months/,
    /^Charges.*shared/,
  ],
  [
    'en',
    'FURNISHED',
    /^Term: at least 1 year, or 9 months.* Notice: 1 month for the tenant, 3 months/,
    /^Charges.*or a flat rate\.$/,
  ],
] as const)('says what the law limits, in %s, %s', async (language, furniture, first, second) => {
  open({ [`GET ${path}`]: () => ok({ ...lease, furniture }) }, language)
  expect(await screen.findByText(first)).toBeTruthy()
  expect(screen.getByText(second)).toBeTruthy()
})

describe('a download', () => {
  it.each([
    ['Download for Word (DOCX)', 'DOCX', 'lease-model.docx'],
    ['Download as PDF', 'PDF', 'lease-model.pdf'],
  ])('%s sends what was typed', async (button, format, name) => {
    const { calls } = open({ [`POST ${path}`]: bytes })
    await user.type(await screen.findByLabelText('Start date'), '2026-12-01')
    await user.type(screen.getByLabelText(/^Deposit/), '900.50')
    expect(screen.getByRole('heading', { name: '1 blank to fill in' })).toBeTruthy()
    await press(button)
    await vi.waitFor(() => expect(saved).toHaveBeenCalledWith(expect.anything(), name))
    expect(calls.at(-1)?.body).toEqual({ format, startsOn: '2026-12-01', deposit: 900.5 })
    expect(await screen.findByText('The lease model is downloaded.')).toBeTruthy()
  })

  it('needs neither date nor deposit', async () => {
    const { calls } = open({ [`POST ${path}`]: bytes })
    await press('Download as PDF')
    await vi.waitFor(() => expect(saved).toHaveBeenCalled())
    expect(calls.at(-1)?.body).toEqual({ format: 'PDF', deposit: null })
  })

  it.each([
    ['fr', '900,5', 'Télécharger en PDF', /Repris de votre bien/],
    ['en', '900.5', 'Download as PDF', /Taken from your property/],
  ] as const)('begins with the deposit of the property, in %s, and sends it', async (language, shown, button, from) => {
    const withDeposit = () => ok({ ...lease, deposit: 900.5 })
    const { calls } = open({ [`GET ${path}`]: withDeposit, [`POST ${path}`]: bytes }, language)
    expect(((await screen.findByLabelText(/^(Dépôt|Deposit)/)) as HTMLInputElement).value).toBe(shown)
    expect(screen.getByText(from)).toBeTruthy()
    await press(button)
    await vi.waitFor(() => expect(saved).toHaveBeenCalled())
    expect(calls.at(-1)?.body).toEqual({ format: 'PDF', deposit: 900.5 })
  })

  it('leaves a blank for a deposit that was cleared', async () => {
    const { calls } = open({ [`GET ${path}`]: () => ok({ ...lease, deposit: 900.5 }), [`POST ${path}`]: bytes })
    await user.clear(await screen.findByLabelText(/^Deposit/))
    expect(screen.getByRole('heading', { name: '3 blanks to fill in' })).toBeTruthy()
    await press('Download as PDF')
    await vi.waitFor(() => expect(saved).toHaveBeenCalled())
    expect(calls.at(-1)?.body).toEqual({ format: 'PDF', deposit: null })
  })

  it.each([
    ['typed', lease, '980.01'],
    ['of the property', { ...lease, deposit: 1_200 }, ''],
  ])('warns of a deposit above the limit, %s, and sends it', async (_, answer, words) => {
    const { calls } = open({ [`GET ${path}`]: () => ok(answer), [`POST ${path}`]: bytes })
    const field = await screen.findByLabelText<HTMLInputElement>(/^Deposit/)
    if (words) await user.type(field, words)
    expect(screen.getByText(/above the limit of the law \(€980\)/).closest('[role=status]')).toBeTruthy()
    await press('Download as PDF')
    await vi.waitFor(() => expect(saved).toHaveBeenCalled())
    expect(field.getAttribute('aria-invalid')).not.toBe('true')
    expect(calls.at(-1)?.body).toEqual({ format: 'PDF', deposit: words ? 980.01 : 1_200 })
  })

  it('does not warn of a deposit at the limit', async () => {
    open()
    await user.type(await screen.findByLabelText(/^Deposit/), '980')
    expect(screen.queryByText(/above the limit of the law/)).toBeNull()
  })

  it('says why it failed and can be tried again', async () => {
    open({ [`POST ${path}`]: () => failure(503, 'ServiceUnavailable') })
    await press('Download as PDF')
    const failed = await screen.findByText(/unavailable/i)
    expect(failed.closest('[role=alert]')).toBeTruthy()
    expect(screen.getByRole('button', { name: 'Download as PDF' }).getAttribute('aria-disabled')).not.toBe('true')
    expect(saved).not.toHaveBeenCalled()
  })
})

it('says when the lease cannot be prepared, and tries again', async () => {
  let isChosen = false
  open({ [`GET ${path}`]: () => (isChosen ? ok(lease) : failure(409, 'ApplicationNotChosen')) })
  expect(await screen.findByText('The lease model could not be prepared.')).toBeTruthy()
  isChosen = true
  await press('Try again')
  expect(await screen.findByText(/The document is in French/)).toBeTruthy()
})

it('lists the annexes, and which are known', async () => {
  open()
  const heading = await screen.findByRole('heading', { name: 'Annexes to attach' })
  await user.click(heading)
  expect(screen.getByText(/^Energy certificate/).closest('li')?.textContent).toMatch(/reference known$/)
  expect(screen.getByText(/^Inventory of fixtures/).closest('li')?.textContent).toMatch(/to attach$/)
})

describe('a limit whose rule has ended', () => {
  it.each([
    ['lease-duration', /Term:/],
    ['lease-notice', /Notice:/],
    ['lease-charges', /Charges:/],
  ] as const)('is not shown: %s', async (rule, words) => {
    stubApi({ [`GET ${path}`]: () => ok(lease) })
    const { unmount } = show(<LeaseModel applicationId={id} />, { session: signedIn, language: 'en' })
    expect(await screen.findByText(words)).toBeTruthy()
    unmount()
    show(withLaw(endedRules(rule), <LeaseModel applicationId={id} />), { session: signedIn, language: 'en' })
    expect(await screen.findByText(/The document is in French/)).toBeTruthy()
    expect(screen.queryByText(words)).toBeNull()
  })

  it('is neither a hint nor a warning about the deposit', async () => {
    const { mostDeposit: _, mostDepositMonths: __, ...unlimited } = lease
    open({ [`GET ${path}`]: () => ok(unlimited) })
    await user.type(await screen.findByLabelText(/^Deposit/), '9999')
    expect(screen.queryByText(/At most|above the limit/)).toBeNull()
  })
})
