import { failure, ok, stubApi } from '@bailclair/site-kit/test/api.ts'
import { screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { elsewhere, home, sorbonne } from '#test/advert.tsx'
import {
  inParis,
  leaveHomeLaw,
  linkIn,
  openHomeLaw,
  prepareHomeLaw,
  said,
  setDay,
  showHomeLaw,
  statement,
  textOf,
  unknownPlace,
  village,
  without,
} from '#test/home-law.tsx'

const user = userEvent.setup({ delay: null })

beforeEach(prepareHomeLaw)
afterEach(leaveHomeLaw)

it('is advice, and leads back and to every rule', async () => {
  await openHomeLaw({ language: 'fr' })
  expect(screen.getByText(/seuls les textes font foi/)).toBeTruthy()
  expect(screen.getByRole('link', { name: 'Toutes les règles de location' }).getAttribute('href')).toBe(
    '/regles-de-location',
  )
  expect(screen.getByRole('link', { name: 'Studio gare' }).getAttribute('href')).toBe('/consulte-propriete/p-1')
  expect(screen.getAllByRole('heading', { level: 2 }).map(textOf)).toEqual(['En bref', 'Énergie', 'Loyer', 'Bail'])
})

describe('a rent in Paris', () => {
  /** An end that holds whatever later releases say. */
  const changes = { 'rent-control-paris': [{ since: '2019-07-01', state: 'IN_FORCE' as const, until: '2026-11-24' }] }

  it('is compared with the ceiling until the last known day', async () => {
    setDay('2026-11-24')
    await openHomeLaw({ stored: inParis, place: sorbonne, changes })
    expect(said('Rent')).toContain('This rent does not exceed the ceiling.')
    expect(said('Rent')).toContain('Last known day of this rule: 24 November 2026.')
    expect(said('Rent')).toMatch(/Ceiling \(increased reference rent\)€[\d.]+ per m², which is €[\d,.]+ per month/)
    expect(said('Rent')).toContain('IDF-2026-06-12-00003, from 1 July 2026 to 24 November 2026')
    expect(said('Rent')).toContain('Rent supplement: under what conditions?')
    expect(said('In short')).toContain('25 November 2026Rent control: Paris')
  })

  it('above the ceiling is not for this page to save', async () => {
    await openHomeLaw({ stored: { ...inParis, rentCost: 2_000 }, place: sorbonne, changes })
    expect(said('Rent')).toMatch(/This rent is €[\d,.]+ per month above the ceiling/)
    expect(said('Rent')).not.toContain('continue')
  })

  it('is uncertain the day after, and leads to the official site', async () => {
    setDay('2026-11-25')
    await openHomeLaw({ stored: inParis, place: sorbonne, changes })
    expect(said('Rent')).toContain(
      'We do not know whether rents have still been controlled here since 25 November 2026',
    )
    expect(said('Rent')).not.toContain('exceed the ceiling')
    expect(said('Rent')).toContain('If rents are still controlled')
    expect(linkIn('Rent', /^Official site of the reference rents/)).toMatch(/^https:.*drihl/)
    expect(said('In short')).toContain('Rent control: Paris, since 25 November 2026')
  })

  it('leads to the steps that ask for what is missing', async () => {
    const { rooms: _, ...stored } = inParis
    await openHomeLaw({ stored, place: sorbonne })
    expect(linkIn('Rent', 'the number of main rooms')).toBe('/loyer-propriete/p-1')
    expect(linkIn('Rent', 'the rent of the last tenant')).toBe('/loyer-propriete/p-1')
  })
})

describe('the place of the home', () => {
  it('that the rules do not name is free, with the way to check it', async () => {
    await openHomeLaw({ place: village })
    expect(said('Rent')).toContain('We know of no rent control in this commune.')
    expect(said('Rent')).toContain('not in the list of tense zones. Between two tenants, you set the rent freely.')
    expect(linkIn('Rent', /^tense zones/)).toContain('service-public')
  })

  it('is not known without an address', async () => {
    const { sent } = await openHomeLaw({ stored: without('address') })
    expect(sent()).toEqual(['GET property/p-1'])
    expect(said('Rent')).toContain('The address is missing')
    expect(linkIn('Rent', 'Give the address')).toBe('/adresse-propriete/p-1')
    expect(linkIn('Rent', /^rent control/)).toContain('service-public')
    expect(said('In short')).toContain('As long as the place is not known')
    expect(statement('Agency fees')).toContain('€8.07 to €12.10 per m², depending on the town’s zone')
  })

  it('is not known to the directory', async () => {
    await openHomeLaw({ place: unknownPlace })
    expect(said('Rent')).toContain('We could not find this address')
    expect(linkIn('Rent', 'Correct the address')).toBe('/adresse-propriete/p-1')
    expect(said('Rent')).not.toContain('no rent control')
  })

  it('did not load: the rest is there, and it is tried again', async () => {
    let isDown = true
    stubApi({
      'GET property/p-1': () => ok(home),
      'GET property/p-1/rent-control': () => (isDown ? failure(500, 'Unexpected') : ok(village)),
    })
    showHomeLaw()
    expect(await screen.findByText('The place of the home could not be looked up')).toBeTruthy()
    expect(said('Energy')).toContain('Energy grade')
    isDown = false
    await user.click(screen.getByRole('button', { name: 'Try again' }))
    expect(await screen.findByText(/We know of no rent control/)).toBeTruthy()
  })
})

describe('a property that does not come', () => {
  it('is not found', async () => {
    stubApi({ 'GET property/p-1': () => failure(404, 'PropertyNotFound') })
    showHomeLaw()
    expect(await screen.findByRole('heading', { level: 1, name: /not found|does not exist/i })).toBeTruthy()
  })

  it('says why, and tries again', async () => {
    let isDown = true
    stubApi({
      'GET property/p-1': () => (isDown ? failure(500, 'Unexpected') : ok(home)),
      'GET property/p-1/rent-control': () => ok(elsewhere),
    })
    showHomeLaw()
    expect(await screen.findByText('The rules for this home could not be shown')).toBeTruthy()
    isDown = false
    await user.click(screen.getByRole('button', { name: 'Try again' }))
    expect(await screen.findByRole('heading', { level: 2, name: 'Energy' })).toBeTruthy()
  })
})
