import type { PropertySummary } from '@bailclair/domain/property/property-answer.schema.ts'
import { createMemoryHistory } from '@bailclair/site-kit/test/memory-history.ts'
import { cleanup, screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { certificateD } from '#test/certificate.ts'
import { studio, without } from '#test/property.ts'
import { show } from '#test/screen.tsx'
import { endedRules, withLaw } from '#test/with-law.tsx'
import { PropertyList } from './property-list.tsx'

const user = userEvent.setup({ delay: null })
afterEach(cleanup)

const three: PropertySummary[] = [
  { ...studio, id: 'a', name: 'Studio 10', type: 'HOUSE', rentCost: 90, propertyApartmentSharingCount: 12 },
  { ...without('rentCost', 'chargesCost'), id: 'b', name: 'studio 9', propertyApartmentSharingCount: 0 },
  { ...studio, id: 'c', name: 'École', type: 'OTHER', rentCost: 1200.5, propertyApartmentSharingCount: 3 },
]
const many = (count: number): PropertySummary[] =>
  Array.from({ length: count }, (_, index) => ({
    ...(index % 2 ? without('rentCost') : studio),
    id: `p-${index + 1}`,
    name: `Bien ${index + 1}`,
  }))

function open(properties: readonly PropertySummary[], at = '/home', language: 'fr' | 'en' = 'en') {
  const history = createMemoryHistory(at)
  show(<PropertyList properties={properties} />, { history, language })
  return history
}
const found = () => document.querySelector('.property-count[role=status]')?.textContent
const names = () => screen.getAllByRole('rowheader').map(({ textContent }) => textContent)
const header = (name: string) => screen.getByRole('columnheader', { name })
const press = (name: string) => user.click(within(header(name)).getByRole('button'))
const row = (name: string) => screen.getByRole('rowheader', { name }).closest('tr') as HTMLElement

describe('a row', () => {
  it('leads to the applications when the property is validated, by one link', () => {
    open([studio])
    const links = within(row('Studio gare')).getAllByRole('link')
    expect(links.map((link) => link.getAttribute('href'))).toEqual(['/consulte-propriete/p-1'])
    expect(within(row('Studio gare')).queryByRole('button')).toBeNull()
    expect(within(row('Studio gare')).queryByText('To be finalized')).toBeNull()
  })

  it('says that a validated home may not be let, and is not green', () => {
    open([{ ...studio, certificate: { ...certificateD, grade: 'G' } }])
    const banned = row('Studio gare')
    expect(within(banned).getByText('Letting banned')).toBeTruthy()
    expect(within(banned).getByText('Validated')).toBeTruthy()
    expect(banned.querySelector('.tone-verified')).toBeNull()
  })

  it('goes by what the operator says of the rules', () => {
    const banned = { ...studio, certificate: { ...certificateD, grade: 'G' as const } }
    const list = withLaw(endedRules('energy-lease-g', 'energy-lease-g-plus'), <PropertyList properties={[banned]} />)
    show(list, { history: createMemoryHistory('/home'), language: 'en' })
    expect(within(row('Studio gare')).queryByText('Letting banned')).toBeNull()
  })

  it('says that a territory has letting rules of its own, whatever the grade, and blames nothing', () => {
    const address = '4 rue de la République 97150 Saint-Martin'
    open([{ ...studio, address, certificate: { ...certificateD, grade: 'G' } }])
    const far = row('Studio gare')
    expect(within(far).getByText('Local rules').closest('.tone-draft')).toBeTruthy()
    expect(within(far).getByText('Validated').closest('.tone-verified')).toBeTruthy()
    expect(within(far).queryByText('Letting banned')).toBeNull()
    cleanup()
    open([{ ...studio, certificate: certificateD }])
    expect(screen.queryByText('Local rules')).toBeNull()
  })

  it('leads a draft to what is missing, by its one link and by its button', async () => {
    const history = open([without('rentCost', 'chargesCost')])
    const draft = within(row('Studio gare'))
    expect(draft.getAllByRole('link').map((link) => link.getAttribute('href'))).toEqual(['/loyer-propriete/p-1'])
    expect(draft.getByText('To be finalized')).toBeTruthy()
    expect(draft.getByText('Missing: rent, charges')).toBeTruthy()
    await user.click(draft.getByRole('button', { name: 'Edit Studio gare' }))
    expect(history.current().pathname).toBe('/loyer-propriete/p-1')
  })

  it.each([
    ['fr', without('rentCost', 'chargesCost'), /^Il manque\s: loyer, charges$/],
    ['fr', { ...without(), dpeNotRequired: true }, 'Il ne reste qu’à le valider'],
    ['en', { ...without(), dpeNotRequired: true }, 'Ready to be validated'],
    ['fr', without('type'), /^Sans réponse\s: type, DPE$/],
    ['en', without(), 'Not answered yet: EPC'],
    [
      'en',
      without('name', 'address', 'furniture', 'livingSpace'),
      /^Missing: name, address, furnishing, living space$/,
    ],
  ] as const)('says in words what is missing: %s', (language, property, text) => {
    open([property], '/home', language)
    expect(screen.getByText(text)).toBeTruthy()
  })

  it.each([
    ['HOUSE', 'House'],
    ['APARTMENT', 'Apartment'],
    ['OTHER', 'Other type of property'],
    [undefined, 'Type missing'],
  ] as const)('draws the type %s, and says it', (type, text) => {
    open([type ? { ...studio, type } : without('type')])
    expect(screen.getByRole('cell', { name: `Type ${text}` })).toBeTruthy()
  })

  it.each([
    ['the sum', studio, '€520'],
    ['cents', { ...studio, rentCost: 850.1, chargesCost: 49.8 }, '€899.90'],
    ['no charges to pay', { ...studio, chargesCost: 0 }, '€480'],
    ['no rent yet', without('rentCost'), 'Not given'],
    ['no charges yet', without('chargesCost'), 'Not given'],
  ])('shows the rent with charges: %s', (_, property, text) => {
    open([property])
    const cell = screen.getByRole('cell', { name: `Rent with charges ${text}` })
    expect(cell.textContent).not.toMatch(/€ \+ €|undefined|NaN/)
  })

  it('has a name for a property without one', () => {
    open([without('name', 'address')])
    expect(screen.getByRole('link', { name: 'Unnamed property' })).toBeTruthy()
    expect(screen.getByRole('cell', { name: 'Address Not given' })).toBeTruthy()
  })
})

describe('sorting', () => {
  it.each([
    ['Type', ['studio 9', 'Studio 10', 'École'], ['École', 'Studio 10', 'studio 9']],
    ['Name', ['École', 'studio 9', 'Studio 10'], ['Studio 10', 'studio 9', 'École']],
    ['Applicants', ['studio 9', 'École', 'Studio 10'], ['Studio 10', 'École', 'studio 9']],
    // The one without a rent comes last, either way.
    ['Rent with charges', ['Studio 10', 'École', 'studio 9'], ['École', 'Studio 10', 'studio 9']],
    // Equal ones keep their order.
    ['Address', ['Studio 10', 'studio 9', 'École'], ['Studio 10', 'studio 9', 'École']],
    ['Status', ['studio 9', 'Studio 10', 'École'], ['Studio 10', 'École', 'studio 9']],
  ])('by %s', async (column, ascending, descending) => {
    open(three)
    expect(header(column).hasAttribute('aria-sort')).toBe(false)
    await press(column)
    expect(names()).toEqual(ascending)
    expect(header(column).getAttribute('aria-sort')).toBe('ascending')
    await press(column)
    expect(names()).toEqual(descending)
    expect(header(column).getAttribute('aria-sort')).toBe('descending')
  })

  it('is kept in the address, and undone by Back', async () => {
    const history = open(three)
    const arrivals: string[] = []
    history.subscribe(() => arrivals.push(`${history.current().arrival} ${history.current().search}`))
    await press('Rent with charges')
    await press('Rent with charges')
    expect(arrivals).toEqual(['push ?tri=loyer&ordre=croissant', 'push ?tri=loyer&ordre=decroissant'])
  })

  it.each([
    ['?tri=loyer&ordre=decroissant', ['École', 'Studio 10', 'studio 9']],
    ['?tri=prix&ordre=decroissant', ['Studio 10', 'studio 9', 'École']],
  ])('is read from the address: %s', (search, order) => {
    open(three, `/home${search}`)
    expect(names()).toEqual(order)
  })
})

describe('search and status', () => {
  it.each([
    [10, false],
    [11, true],
  ])('with %i properties: %s', (count, isThere) => {
    open(many(count))
    expect(screen.queryByRole('searchbox') !== null).toBe(isThere)
    expect(screen.queryByRole('combobox', { name: 'Status' }) !== null).toBe(isThere)
  })

  it('hide nothing where they do not show themselves', () => {
    open(many(10), '/home?recherche=nowhere&statut=valide')
    expect(names()).toHaveLength(10)
  })

  it('find by name, keep it in the address, and tell how many', async () => {
    const history = open(many(12))
    await user.type(screen.getByRole('searchbox', { name: 'Search' }), 'bien 12')
    await vi.waitFor(() => expect(names()).toEqual(['Bien 12']))
    expect(history.current().search).toBe('?recherche=bien+12')
    expect(history.current().arrival).toBe('replace')
    expect(found()).toBe('1 of 12 properties')
  })

  it('filter by status, and say how many there are of each', async () => {
    const history = open(many(13))
    const status = screen.getByRole('combobox', { name: 'Status' })
    expect(
      within(status)
        .getAllByRole('option')
        .map(({ textContent }) => textContent),
    ).toEqual(['All (13)', 'Validated (7)', 'To be finalized (6)'])
    await user.selectOptions(status, 'To be finalized (6)')
    expect(names()).toEqual(['Bien 2', 'Bien 4', 'Bien 6', 'Bien 8', 'Bien 10', 'Bien 12'])
    expect(history.current()).toMatchObject({ search: '?statut=a-finaliser', arrival: 'push' })
  })

  it('follow the address when it changes by itself', async () => {
    const history = open(many(12), '/home?recherche=12')
    const box = screen.getByRole<HTMLInputElement>('searchbox')
    expect(box.value).toBe('12')
    history.navigate('/home?recherche=11')
    await vi.waitFor(() => expect(box.value).toBe('11'))
    expect(names()).toEqual(['Bien 11'])
  })

  it('can be cleared when nothing is left', async () => {
    const history = open(many(12), '/home?recherche=nowhere&statut=valide&tri=nom')
    expect(screen.getByRole('heading', { name: 'No property matches' })).toBeTruthy()
    expect(found()).toBe('0 of 12 properties')
    await user.click(screen.getByRole('button', { name: 'Show all' }))
    await vi.waitFor(() => expect(names()).toHaveLength(12))
    expect(history.current().search).toBe('?tri=nom&ordre=croissant')
    expect(document.activeElement).toBe(screen.getByRole('searchbox'))
  })
})

describe('pages', () => {
  it('divide many properties, by links that keep the rest of the address', () => {
    open(many(50), '/home?tri=nom&page=2')
    expect(names()).toHaveLength(20)
    expect(names()[0]).toBe('Bien 21')
    expect(found()).toBe('50 properties · page 2 of 3')
    expect(screen.getByRole('link', { name: 'Next' }).getAttribute('href')).toBe('/home?tri=nom&ordre=croissant&page=3')
    expect(screen.getByRole('link', { name: 'Page 1' }).getAttribute('href')).toBe('/home?tri=nom&ordre=croissant')
  })

  it.each([
    ['?page=9', 'Bien 50'],
    ['?page=x', 'Bien 20'],
  ])('end where the list does: %s', (search, last) => {
    open(many(50), `/home${search}`)
    expect(names().at(-1)).toBe(last)
  })

  it('bring whoever turns one back above the rows', async () => {
    const history = open(many(50))
    history.navigate('/home?page=2')
    await vi.waitFor(() => expect(document.activeElement).toBe(screen.getByRole('heading', { name: 'My properties' })))
  })

  it('start again with a new order', async () => {
    const history = open(many(50), '/home?page=3')
    await press('Name')
    expect(history.current().search).toBe('?tri=nom&ordre=croissant')
  })
})
