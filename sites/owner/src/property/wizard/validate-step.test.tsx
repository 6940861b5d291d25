import type { Property } from '@bailclair/domain/property/property-answer.schema.ts'
import { failure } from '@bailclair/site-kit/test/api.ts'
import { cleanup, screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { certificateD } from '#test/certificate.ts'
import { draft, openWizard, validated } from '#test/wizard.tsx'

const user = userEvent.setup({ delay: null })

afterEach(() => {
  cleanup()
  vi.unstubAllGlobals()
  window.sessionStorage.clear()
})

async function open(stored: Property | undefined, more: Parameters<typeof openWizard>[1] = {}) {
  const wizard = openWizard(stored ? '/valider-propriete/p-1' : '/valider-propriete', { stored, ...more })
  await screen.findByRole('heading', { name: /^(Your property at a glance|Votre bien en résumé)$/ })
  return wizard
}
const box = () => screen.getByRole<HTMLInputElement>('checkbox')
const submit = () => user.click(screen.getByRole('button', { name: 'Validate my property' }))
const recap = () =>
  [...document.querySelectorAll('.facts > div')].map((line) =>
    [...line.children].map(({ textContent }) => textContent?.trim()),
  )
const summary = () => [...document.querySelectorAll('.error-summary-list li')].map(({ textContent }) => textContent)

describe('the recap', () => {
  it('tells everything, with the way to change each', async () => {
    await open(draft())
    expect(recap()).toEqual([
      ['Name', 'Studio gare', 'Edit – Name'],
      ['Type', 'Apartment', 'Edit – Type'],
      ['Address', '1 place de la Gare, 67000 Strasbourg', 'Edit – Address'],
      ['Furnishing', 'Furnished', 'Edit – Furnishing'],
      ['Living space', '24\u202Fm²', 'Edit – Living space'],
      ['Rent without charges', '€480 per month', 'Edit – Rent without charges'],
      ['Charges', '€40 per month', 'Edit – Charges'],
      ['Energy certificate', 'Not specified', 'Complete – Energy certificate'],
    ])
    expect(screen.getByRole('link', { name: 'Edit – Living space' }).getAttribute('href')).toBe('/surface/p-1')
  })

  it.each([
    [{ dpeNotRequired: true }, 'Not subject to an EPC'],
    [
      { energyConsumption: 380.5, co2Emission: 12, dpeDate: '2024-03-12' },
      'Grade F (estimate), 380.5\u202FkWh/m²/year of final energy, 12\u202Fkg\u202FCO₂/m²/year, dated 12 March 2024',
    ],
    [{ energyConsumption: 249 }, 'Grade A–D (estimate), 249\u202FkWh/m²/year of final energy'],
  ])('tells of the energy: %j', async (energy, words) => {
    await open({ ...draft(), ...energy })
    expect(recap().at(-1)?.[1]).toBe(words)
    expect(screen.queryByText('No energy certificate')).toBeNull()
  })

  it.each([
    ['nothing where the rent depends on neither', {}, undefined],
    ['the period of the certificate that was left empty', { rooms: 2 }, '1971 to 1990 (from the energy certificate)'],
    ['what the owner said', { rooms: 2, builtPeriod: 'BEFORE_1946' } as const, 'Before 1946'],
  ])('says when the home was built: %s', async (_, facts, words) => {
    await open({ ...draft(), certificate: certificateD, ...facts })
    expect(recap().find(([label]) => label === 'When it was built')?.[1]).toBe(words)
  })

  it('says that nobody has rented the home for long', async () => {
    await open({ ...draft(), longUnlet: true })
    expect(recap()).toContainEqual([
      'Nobody has rented this home for more than 18 months, or ever',
      'Yes',
      expect.any(String),
    ])
  })

  it('warns without a certificate, and lets one validate (decision 5)', async () => {
    const { saves } = await open(draft())
    expect(screen.getByText('No energy certificate')).toBeTruthy()
    expect(screen.getByRole('link', { name: 'Add the certificate' }).getAttribute('href')).toBe(
      '/diagnostic-propriete/p-1',
    )
    await user.click(box())
    await submit()
    await vi.waitFor(() => expect(saves()).toHaveLength(1))
  })
})

describe('validating', () => {
  it('leads to the property, with its share dialog open', async () => {
    const { saves, history } = await open(draft())
    await user.click(box())
    await submit()
    await vi.waitFor(() => expect(history.current().pathname).toBe('/consulte-propriete/p-1'))
    expect(history.current().search).toBe('?partage=1')
    expect(saves()).toEqual([{ id: 'p-1', version: 1, validated: true }])
  })

  it('needs the box', async () => {
    const { saves } = await open(draft())
    await submit()
    expect(summary()).toEqual(['The box must be checked'])
    expect(screen.getByText('Please correct the errors to submit the property')).toBeTruthy()
    expect(saves()).toEqual([])
    await user.click(box())
    expect(screen.queryByText('Please correct the errors to submit the property')).toBeNull()
  })

  it('needs every field, and lists those that are missing with their step', async () => {
    const { saves } = await open(draft('address', 'rentCost', 'chargesCost'))
    const notice = screen.getByText('Your property is not valid, please complete the missing fields...')
    const links = within(notice.closest('.callout') as HTMLElement).getAllByRole('link')
    expect(links.map((link) => [link.textContent, link.getAttribute('href')])).toEqual([
      ['the address', '/adresse-propriete/p-1'],
      ['the rent', '/loyer-propriete/p-1'],
      ['the charges', '/loyer-propriete/p-1'],
    ])
    await user.click(box())
    await submit()
    expect(summary()).toEqual(['Your property is not valid, please complete the missing fields...'])
    expect(screen.getByText('Please correct the errors to submit the property')).toBeTruthy()
    expect(saves()).toEqual([])
  })

  it('has nothing to validate without a property', async () => {
    const { saves } = await open(undefined)
    await user.click(box())
    await submit()
    expect(summary()).toEqual(['Your property is not valid, please complete the missing fields...'])
    expect(saves()).toEqual([])
    expect(screen.getByRole('link', { name: 'the name' }).getAttribute('href')).toBe('/nom-propriete')
  })

  it('keeps the page when the save fails', async () => {
    const answers = { 'POST property': () => failure(503, 'ServiceUnavailable') }
    const { history } = await open(draft(), { answers })
    await user.click(box())
    await submit()
    expect(await screen.findByText('Your answers could not be saved')).toBeTruthy()
    expect(box().checked).toBe(true)
    expect(history.current().pathname).toBe('/valider-propriete/p-1')
  })

  it('shows what was changed elsewhere, and has it certified again', async () => {
    const { server, saves, history } = await open(draft())
    server.property = { ...draft(), rentCost: 990, version: 2 }
    await user.click(box())
    await submit()
    expect(await screen.findByText('Changed elsewhere in the meantime')).toBeTruthy()
    expect(recap()[5]?.[1]).toBe('€990 per month')
    expect(box().checked).toBe(false)
    expect(screen.queryByText('Your answers could not be saved')).toBeNull()
    expect(server.property.validated).toBe(false)
    await user.click(box())
    await submit()
    await vi.waitFor(() => expect(history.current().pathname).toBe('/consulte-propriete/p-1'))
    expect(saves().at(-1)).toEqual({ id: 'p-1', version: 2, validated: true })
  })

  it('is over for a validated property', async () => {
    await open(validated)
    expect(screen.getByText('This property is validated')).toBeTruthy()
    expect(screen.getByRole('link', { name: 'See my property' }).getAttribute('href')).toBe('/consulte-propriete/p-1')
    expect(screen.queryByRole('checkbox')).toBeNull()
  })
})
