import type { RentPlace } from '@bailclair/domain/rent-control/rent-place.schema.ts'
import { screen, waitFor, within } from '@testing-library/react'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import {
  advert,
  elsewhere,
  leaveAdvert,
  missing,
  openAdvert,
  prepareAdvert,
  press,
  sorbonne,
  user,
  whole,
} from '#test/advert.tsx'
import { certificateD } from '#test/certificate.ts'

beforeEach(prepareAdvert)
afterEach(leaveAdvert)

const bayonne: RentPlace = {
  kind: 'FOUND',
  tenseZone: 'LISTED',
  feeZones: ['TENSE'],
  territory: { id: 'paysBasque', isPartly: false, zones: [] },
}
const partOfGrenoble: RentPlace = { ...bayonne, territory: { id: 'grenoble', isPartly: true, zones: [] } }
/** 24.5 m² in Sorbonne, whose ceiling is 48.1 € for a m²: 1,178.45 €. */
const rated = { ...whole, rooms: 1, builtPeriod: 'BEFORE_1946' } as const
const ceiling = () => screen.findByRole<HTMLInputElement>('textbox', { name: /^Increased reference rent/ })
const supplement = () => screen.findByRole<HTMLInputElement>('textbox', { name: /^Rent supplement/ })
const everyMention = 'Every compulsory mention is there.'

describe('the ceiling that the official site says', () => {
  it('is asked where we have no certain figure, and the list leads to it', async () => {
    const { saves } = await openAdvert({ stored: whole, place: bayonne })
    const field = await ceiling()
    expect(advert().textContent).toContain('Zone soumise à encadrement des loyers')
    expect(advert().textContent).not.toContain('Loyer de référence majoré')
    await user.click(within((await waitFor(() => missing()[0])) as HTMLElement).getByRole('link'))
    expect(document.activeElement).toBe(field)
    expect(screen.getByRole('link', { name: /official site/ }).getAttribute('href')).toContain('geobasque')
    await user.type(field, '19.6')
    expect(advert().textContent).toMatch(/Loyer de référence majoré \(loyer de base à ne pas dépasser\)\s: 480,20\s€/)
    expect(screen.getByText(everyMention)).toBeTruthy()
    await press('Save')
    await waitFor(() => expect(saves()).toEqual([{ id: 'p-1', version: 1, statedCeiling: 19.6 }]))
  })

  it('needs the living space, which the wizard asks', async () => {
    const { livingSpace: _, ...unmeasured } = { ...whole, statedCeiling: 19.6 }
    await openAdvert({ stored: unmeasured, place: bayonne })
    await ceiling()
    const places = missing().map((line) => within(line).getByRole('link').getAttribute('href'))
    expect(new Set(places)).toEqual(new Set(['/surface/p-1']))
  })

  it('may stay empty where a part of the commune alone is controlled', async () => {
    await openAdvert({ stored: whole, place: partOfGrenoble })
    const field = await ceiling()
    expect(screen.getByText(/Only a part of the town is concerned/)).toBeTruthy()
    expect(advert().textContent).not.toContain('encadrement')
    expect(missing()[0]?.textContent).toContain('if rents are controlled at this address')
    await user.type(field, '19.6')
    expect(advert().textContent).toContain('Zone soumise à encadrement des loyers')
    expect(screen.getByText(everyMention)).toBeTruthy()
  })

  it.each([
    ['where rents are free', elsewhere, '2026-11-19'],
    ['where we have the figure', sorbonne, '2026-11-19'],
    ['when nobody knows whether rents are still controlled', sorbonne, '2026-11-25'],
  ])('is not asked %s', async (_, place, day) => {
    vi.setSystemTime(new Date(`${day}T12:00:00Z`))
    await openAdvert({ stored: { ...rated, rentSupplement: 1 }, place })
    await supplement()
    expect(screen.queryByRole('textbox', { name: /^Increased reference rent/ })).toBeNull()
  })
})

describe('a rent that the law does not support', () => {
  const warnings = () =>
    [...document.querySelectorAll('form .callout.tone-modification')].map(({ textContent }) => textContent)

  it('is warned about when its base is above the ceiling, and can be saved', async () => {
    const { saves } = await openAdvert({ stored: { ...rated, rentCost: 1200 }, place: sorbonne })
    const field = await supplement()
    expect(warnings()).toEqual([expect.stringMatching(/^The basic rent is above the ceiling of this home: €\d/)])
    await user.type(field, '200')
    expect(warnings()).toEqual([expect.stringMatching(/^The basic rent is below the ceiling of this home: €\d/)])
    await press('Save')
    await waitFor(() => expect(saves()).toMatchObject([{ rentSupplement: 200 }]))
  })

  it('is warned about when a supplement is asked for an F', async () => {
    const certificate = { ...certificateD, grade: 'F' } as const
    await openAdvert({ stored: { ...rated, certificate }, place: sorbonne })
    await user.type(await supplement(), '30')
    expect(warnings()).toEqual([expect.stringContaining('for a home graded F')])
    await user.clear(await supplement())
    expect(warnings()).toEqual([])
  })

  it('may be one near a border', async () => {
    const { territory } = sorbonne as Extract<RentPlace, { kind: 'FOUND' }>
    const cheap = territory?.zones.map(({ rents: _, ...zone }) => ({ ...zone, rents: cheaperRents }))
    const place = { ...sorbonne, territory: { ...territory, zones: [...(territory?.zones ?? []), ...(cheap ?? [])] } }
    await openAdvert({ stored: { ...rated, rentCost: 480 }, place: place as RentPlace })
    await supplement()
    expect(warnings()).toEqual([expect.stringMatching(/^The basic rent may be above the ceiling: .* it is €245/)])
  })

  it('is none where it equals the ceiling that the owner read', async () => {
    await openAdvert({ stored: { ...whole, rentCost: 490, statedCeiling: 20 }, place: bayonne })
    const field = await ceiling()
    expect(warnings()).toEqual([])
    await user.clear(field)
    await user.type(field, '19.99')
    expect(warnings()).toEqual([expect.stringContaining('€489.76')])
  })
})

/** 10 € for a m² as the ceiling of every home. */
const cheaperRents = { UNFURNISHED: [[[7, 8, 10]]], FURNISHED: [[[7, 8, 10]]] }
