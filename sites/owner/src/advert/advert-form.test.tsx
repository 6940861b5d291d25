import { screen, waitFor } from '@testing-library/react'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import {
  deposit,
  home,
  leaveAdvert,
  openAdvert,
  prepareAdvert,
  presentation,
  press,
  sorbonne,
  textbox,
  user,
  whole,
} from '#test/advert.tsx'

beforeEach(prepareAdvert)
afterEach(leaveAdvert)

describe('words that hint at a forbidden criterion', () => {
  it('are quoted with criterion and law, and block nothing', async () => {
    const { saves } = await openAdvert({ stored: whole })
    await user.type(presentation(), 'Idéal jeune couple, pas d’animaux')
    const line = await screen.findByText('“jeune couple”: age.')
    const callout = line.closest<HTMLElement>('[role=status]') as HTMLElement
    expect(callout.textContent).toContain('The law forbids choosing a tenant by this criterion. code pénal')
    expect(callout.textContent).toContain('“pas d’animaux”: pets. A clause that forbids a pet has no effect.')
    await press('Save')
    await waitFor(() => expect(saves()).toHaveLength(1))
    await user.clear(presentation())
    await waitFor(() => expect(callout.textContent).toBe(''))
  })
})

describe('limits', () => {
  it.each([
    ['FURNISHED', '960', '960,01', /960/],
    ['UNFURNISHED', '480', '480,01', /480/],
  ] as const)('of the deposit, %s: %s but not %s', async (furniture, within, above, most) => {
    const { saves } = await openAdvert({ stored: { ...home, furniture } })
    await user.type(deposit(), within)
    expect(screen.queryByText(/above the limit of the law/)).toBeNull()
    await user.clear(deposit())
    await user.type(deposit(), above)
    expect(screen.getByText(/above the limit of the law/).textContent).toMatch(most)
    await press('Save')
    await waitFor(() => expect(saves()).toMatchObject([{ deposit: Number(above.replace(',', '.')) }]))
  })

  it('of fees where the zone is sure', async () => {
    await openAdvert({ place: sorbonne })
    await user.click(screen.getByText('A professional is involved'))
    expect(await screen.findByText('At most €12.10 per m² (very tense zone): €296.45 for this home.')).toBeTruthy()
    expect(screen.getByText('At most €3.03 per m²: €74.23 for this home.')).toBeTruthy()
    await user.type(textbox(/visit, file and lease/), '296.45')
    await user.type(textbox(/inventory/), '74.24')
    expect(screen.getAllByText(/above the limit/).map(({ textContent }) => textContent)).toEqual([
      'This is above the limit of the law (€74.23).',
    ])
  })

  it.each([
    ['247.20', undefined],
    ['247.21', /may be above the limit of the law: in the cheapest zone it is €247.20/],
    ['296.46', /is above the limit of the law \(€296.45\)/],
  ])('of fees of %s where it is not', async (fees, warning) => {
    await openAdvert()
    await user.click(screen.getByText('A professional is involved'))
    const range = 'At most €10.09 to €12.10 per m², depending on the zone: €247.20 to €296.45 for this home.'
    expect(await screen.findByText(range)).toBeTruthy()
    expect(screen.getByRole('link', { name: /Check the zone/ }).getAttribute('href')).toContain('zones-tendues')
    await user.type(textbox(/visit, file and lease/), fees)
    const warnings = screen.queryAllByText(/above the limit/).map(({ textContent }) => textContent)
    expect(warnings).toEqual(warning ? [expect.stringMatching(warning)] : [])
  })
})

describe('what is asked', () => {
  const labels = () => screen.getAllByRole('textbox').map((field) => field.getAttribute('name'))
  it.each([
    ['no supplement where rents are free', {}, 'rentSupplement'],
    ['no costs without a certificate', { dpeNotRequired: true }, 'energyCostLeast'],
  ] as const)('%s', async (_, change, field) => {
    await openAdvert({ stored: { ...home, ...change } })
    expect(labels()).not.toContain(field)
  })

  it('no kind of charges without charges', async () => {
    await openAdvert({ stored: { ...home, chargesCost: 0 } })
    expect(screen.queryByRole('radiogroup', { name: 'How charges are paid' })).toBeNull()
  })

  it('nothing where only advance payments are allowed: they are given', async () => {
    const { saves } = await openAdvert({ stored: { ...home, furniture: 'UNFURNISHED' } })
    expect(screen.getByRole<HTMLInputElement>('radio', { name: /^Advance payments/ }).checked).toBe(true)
    expect(screen.getByText('Unfurnished: only for a shared flat.')).toBeTruthy()
    await press('Save')
    await waitFor(() => expect(saves()).toEqual([{ id: 'p-1', version: 1, chargesKind: 'PROVISIONS' }]))
  })
})
