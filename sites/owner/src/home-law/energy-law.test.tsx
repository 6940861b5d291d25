import { screen } from '@testing-library/react'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { home } from '#test/advert.tsx'
import { certificateD } from '#test/certificate.ts'
import {
  graded,
  leaveHomeLaw,
  linkIn,
  openHomeLaw,
  prepareHomeLaw,
  said,
  setDay,
  statement,
  unknownPlace,
  village,
  without,
} from '#test/home-law.tsx'

beforeEach(prepareHomeLaw)
afterEach(leaveHomeLaw)

describe('a grade', () => {
  it('F freezes the rent and gets no permit for tourists', async () => {
    await openHomeLaw({ stored: graded('F'), place: village })
    expect(said('Energy')).toContain('You may sign a lease until 31 December 2027.')
    expect(statement('When the lease is renewed')).toContain('what makes a home decent')
    expect(statement('The exceptions')).toContain('condominium')
    expect(statement('The exceptions')).toContain('article 20-1')
    expect(statement('As a seasonal let')).toContain('grade F is not good enough to get one')
    expect(statement('As a seasonal let')).toContain('From 1 January 2034')
    expect(said('Rent')).toContain('Since 24 August 2022, the rent of a home graded F may not exceed')
    expect(said('Rent')).not.toContain('freely')
    expect(statement('Raising the rent during a lease')).toContain('stays frozen: the part about energy says why')
  })

  it('E may apply for the permit until it may no longer be let to tourists', async () => {
    await openHomeLaw({ stored: graded('E'), place: village })
    const season = statement('As a seasonal let')
    expect(season).toContain('grade E is good enough to apply until 31 December 2033. The permit takes a valid EPC.')
    expect(season).toContain('From 1 January 2034 a home graded E may no longer be let to tourists')
    expect(season).toContain('From 1 January 2034 the mayor may ask you for the EPC. You will have two months')
    expect(season).toContain('€100')
    expect(season).toContain('up to €5,000')
  })

  it('E gets no permit once it is banned', async () => {
    setDay('2034-01-01')
    await openHomeLaw({ stored: graded('E'), place: village })
    const season = statement('As a seasonal let')
    expect(season).toContain('grade E is not good enough to get one')
    expect(season).toContain('Since 1 January 2034 a home graded E may no longer be let to tourists')
    expect(season).toContain('The mayor may ask you for the EPC.')
    expect(season).not.toContain('good enough to apply')
  })

  it('of a copied letter that has ended says nothing for sure', async () => {
    const { certificate: _, ...copied } = { ...home, dpeGrade: 'G', dpeDate: '2021-06-30' } as const
    await openHomeLaw({ stored: copied, place: village })
    expect(screen.queryByText('This home may not be let as a main residence')).toBeNull()
    expect(said('Energy')).toContain('If a valid EPC confirms this grade:')
    expect(said('In short')).not.toContain('2034')
  })

  it('of a home without a postcode holds on the mainland alone', async () => {
    await openHomeLaw({
      stored: graded('G', { ...home, address: '12 rue des Lilas, Saint-Denis' }),
      place: unknownPlace,
    })
    expect(screen.queryByText('This home may not be let as a main residence')).toBeNull()
    expect(said('Energy')).toContain('If the property is in mainland France:')
    expect(linkIn('Energy', 'Complete the address')).toBe('/adresse-propriete/p-1')
    expect(statement('As a seasonal let')).toContain('We do not know which rules hold')
  })

  it('G is banned, and says so on top', async () => {
    await openHomeLaw({ stored: graded('G') })
    expect(screen.getByText('This home may not be let as a main residence')).toBeTruthy()
    expect(statement('In the advert')).toContain('excessive')
  })

  it.each([
    ['E', false],
    ['F', true],
  ] as const)('%s: an advert names the excess: %s', async (grade, expected) => {
    await openHomeLaw({ stored: graded(grade) })
    expect(statement('In the advert').includes('uses too much energy')).toBe(expected)
    expect(statement('In the advert')).toContain('year of the prices')
    expect(linkIn('Energy', 'Write the advert')).toBe('/consulte-propriete/p-1/annonce')
  })

  it('of an older certificate may change by an attestation', async () => {
    await openHomeLaw({ stored: { ...graded('E'), certificate: { ...certificateD, grade: 'E', co2Grade: 'A' } } })
    expect(said('Energy')).toContain('A free attestation may improve the grade')
    expect(said('Energy')).toContain('Since 1 January 2026 electricity has weighed less')
    expect(said('Energy')).toContain('homes of 40 m² or less')
  })

  it('overseas has dates of its own, also for tourists, and nothing certain of their permit', async () => {
    await openHomeLaw({
      stored: graded('F', { ...home, address: '3 rue Victor-Hugo 97400 Saint-Denis' }),
      place: village,
    })
    expect(said('Energy')).toContain('You may sign a lease until 31 December 2030.')
    expect(said('Energy')).toContain('Calendar for the five overseas départements')
    expect(screen.queryByText(/31 December 2027/)).toBeNull()
    expect(statement('As a seasonal let')).toContain('Ask the town hall')
    expect(statement('As a seasonal let')).toContain('From 1 January 2034 a home graded F may no longer be let')
    expect(statement('As a seasonal let')).not.toContain('is not good enough')
    expect(said('Rent')).toContain('Since 1 July 2024, the rent of a home graded F')
  })

  it('in a territory with rules of its own decides nothing', async () => {
    await openHomeLaw({
      stored: graded('F', { ...home, address: '5 rue Paul-Gauguin 98714 Papeete' }),
      place: unknownPlace,
    })
    expect(screen.getByText(/Those on this page may not hold there/)).toBeTruthy()
    expect(said('Energy')).toContain('Signing a lease: no date is certain for this territory.')
    expect(statement('In the advert')).not.toContain('excessive')
    expect(said('Rent')).not.toContain('free')
  })

  it('that nobody knows is asked for, and nothing is said of the rent between tenants', async () => {
    await openHomeLaw({ stored: without('certificate', 'energyConsumption'), place: village })
    expect(said('Energy')).toContain('The energy grade of this home is not known')
    expect(linkIn('Energy', 'Give the EPC')).toBe('/diagnostic-propriete/p-1')
    expect(screen.queryByText(/you set the rent freely/)).toBeNull()
    expect(statement('Raising the rent during a lease')).toContain('If the home is graded F or G')
    expect(said('In short')).toContain('Without the letter of the EPC')
  })

  it('is not asked of a home that needs none', async () => {
    await openHomeLaw({
      stored: { ...without('certificate', 'energyConsumption'), dpeNotRequired: true },
      place: village,
    })
    expect(said('Energy')).toContain('not subject to an EPC')
    expect(statement('As a seasonal let')).toContain('it takes a valid EPC, from A to E. From 1 January 2034')
    expect(statement('As a seasonal let')).toContain('must be graded from A to D')
    expect(statement('As a seasonal let')).toContain('the mayor may ask you for the EPC')
    expect(screen.queryByRole('heading', { name: 'In the advert' })).toBeNull()
    expect(statement('Raising the rent during a lease')).not.toContain('frozen')
  })
})
