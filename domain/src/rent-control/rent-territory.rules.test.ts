import { expect, it } from 'vitest'
import { type RentTerritory, rentTerritories } from './rent-territories.data.ts'
import { findRentTerritory } from './rent-territory.rules.ts'
import { tenseZoneOf } from './tense-zone.rules.ts'

it.each([
  ['75111', 'paris', false],
  ['59350', 'lille', false],
  ['93066', 'plaineCommune', false],
  ['93048', 'estEnsemble', false],
  ['69381', 'lyon', false],
  ['69266', 'lyon', false],
  ['34172', 'montpellier', false],
  ['33063', 'bordeaux', false],
  ['64102', 'paysBasque', false],
  ['38185', 'grenoble', true],
  ['38158', 'grenoble', false],
] as const)('%s is in %s, partly: %s', (citycode, id, isPartly) => {
  expect(findRentTerritory(citycode)).toEqual({ id, isPartly })
})

it.each([
  ['92012', 'beside Paris'],
  ['69029', 'beside Lyon'],
  ['13201', 'Marseille'],
  ['64445', 'Pau'],
  ['', 'nothing'],
])('%s, %s, is in none', (citycode) => expect(findRentTerritory(citycode)).toBeUndefined())

it.each(Object.entries<RentTerritory>(rentTerritories))(
  '%s is in the zones of the decree, each commune once',
  (_, it) => {
    const communes = [it.communes, it.partly].filter(Boolean).join(' ').split(' ')
    expect(new Set(communes).size).toBe(communes.length)
    for (const commune of communes) {
      expect(commune).toMatch(/^\d{5}$/)
      expect([commune, tenseZoneOf(commune)]).not.toEqual([commune, 'NOT_LISTED'])
    }
  },
)
