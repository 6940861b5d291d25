import { screen, within } from '@testing-library/react'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { elsewhere, home, sorbonne } from '#test/advert.tsx'
import {
  inParis,
  leaveHomeLaw,
  linkIn,
  openHomeLaw,
  part,
  prepareHomeLaw,
  said,
  statement,
  textOf,
  unknownPlace,
  village,
  without,
} from '#test/home-law.tsx'

beforeEach(prepareHomeLaw)
afterEach(leaveHomeLaw)

describe('the lease', () => {
  it('of a furnished home, with the sums for it; season, student and mobility apart', async () => {
    await openHomeLaw()
    expect(statement('The deposit')).toContain('At most 2 months of rent without charges, which is €960 for this home.')
    expect(statement('The deposit')).toMatch(
      /In force Since 27 March 2014\. loi n° 89-462 du 6 juillet 1989, articles 22/,
    )
    expect(statement('The charges')).toContain('or a flat rate.')
    expect(statement('How long the lease lasts')).toContain(
      'The lease lasts at least 1 year. Without notice, it is renewed.',
    )
    expect(statement('Notice')).toContain(
      'with 1 month’s notice. You may give notice for the end of the lease only, at least 3 months',
    )
    expect(statement('Agency fees')).toContain(
      '€10.09 to €12.10 per m², depending on the town’s zone: €247.20 to €296.45',
    )
    expect(statement('Agency fees')).toContain('At most €3.03 per m², which is €74.23 for this home')
    expect(statement('Agency fees')).toContain('Since 15 September 2014.')
    const others = screen.getByText('The other leases of a furnished home').closest('details') as HTMLElement
    expect([...others.querySelectorAll('h4')].map(textOf)).toEqual([
      'Student lease of nine months',
      'Mobility lease',
      'Seasonal let',
    ])
    expect(textOf(others)).toContain('The depositYou may not ask for any.')
    expect(textOf(others)).toContain('The lease lasts 1 to 10 months.')
    expect(textOf(others)).toContain('Since 25 November 2018. loi n° 89-462 du 6 juillet 1989, articles 25-12 à 25-18')
    expect(textOf(others)).toContain('At most 90 days in a row for the same tenant.')
    expect(within(others).getAllByText('The charges')).toHaveLength(2)
  })

  it.each([
    ['in a tense zone', elsewhere, 'with 1 month’s notice: the town is in a tense zone'],
    ['elsewhere', village, 'with 3 months’ notice. Some situations'],
    ['somewhere', unknownPlace, 'with 3 months’ notice, or 1 month’s notice if the town is in a tense zone'],
  ])('of an unfurnished home %s', async (_, place, notice) => {
    await openHomeLaw({ stored: { ...home, furniture: 'UNFURNISHED' }, place })
    expect(statement('The deposit')).toContain('At most 1 month of rent without charges, which is €480 for this home.')
    expect(statement('How long the lease lasts')).toContain(
      'The lease lasts at least 3 years. If the landlord is a company, it lasts at least 6 years, unless it is a family’s company. It may be shorter, at least 1 year, if a definite event',
    )
    expect(statement('Notice')).toContain(notice)
    expect(statement('Notice')).toContain('at least 6 months before')
    expect(screen.queryByText('The other leases of a furnished home')).toBeNull()
  })

  it('in Paris has one limit of fees; without an area or a rent there are no sums', async () => {
    await openHomeLaw({ stored: without('livingSpace', 'rentCost'), place: sorbonne })
    expect(statement('Agency fees')).toContain('Visit, file and leaseAt most €12.10 per m²Inventory')
    expect(statement('The deposit')).toContain('At most 2 months of rent without charges.')
  })

  it('of which the furnishing is not known is every lease', async () => {
    await openHomeLaw({ stored: without('furniture') })
    expect(linkIn('Lease', 'Give the furnishing')).toBe('/amenagement-propriete/p-1')
    expect(within(part('Lease')).getAllByRole('heading', { level: 4, hidden: true })).toHaveLength(5)
  })
})

it('says nothing of a rule that the operator has ended', async () => {
  const ended = [{ state: 'ENDED' as const, since: '2026-10-01' }]
  const changes = { 'lease-deposit': ended, 'rent-control-paris': ended }
  await openHomeLaw({ stored: inParis, place: sorbonne, changes })
  expect(statement('The deposit')).toContain('This rule no longer applies.')
  expect(statement('The deposit')).not.toContain('months of rent')
  // a mobility lease has a rule of its own
  expect(within(part('Lease')).getByText('You may not ask for any.')).toBeTruthy()
  expect(said('Rent')).toContain('Since 1 October 2026, rents are no longer controlled here.')
  expect(said('Rent')).not.toContain('Ceiling')
})

it('says of a rule that was put off that it is not in force, and leaves it out of the other leases', async () => {
  const putOff = [{ state: 'ANNOUNCED' as const, since: '2026-10-01' }]
  await openHomeLaw({ changes: { 'lease-notice': putOff, 'lease-fees': putOff, 'lease-mobility': putOff } })
  for (const title of ['Notice', 'Agency fees']) expect(statement(title)).toContain('This rule is not in force today.')
  expect(said('Lease')).not.toMatch(/notice: the town|per m²|You may not ask for any|1 to 10 months/)
  expect(said('Lease')).toContain('The contract ends on its date, without notice.')
})
