import { expect, it } from 'vitest'
import { communeOf, tenseZoneOf } from './tense-zone.rules.ts'

it.each([
  ['75111', 'Paris 11e', 'LISTED'],
  ['69383', 'Lyon 3e', 'LISTED'],
  ['13204', 'Marseille 4e', 'LISTED'],
  ['69266', 'Villeurbanne', 'LISTED'],
  ['69149', 'Oullins-Pierre-Bénite', 'LISTED'],
  ['2A004', 'Ajaccio', 'LISTED'],
  ['59350', 'Lille', 'LISTED'],
  ['64102', 'Bayonne', 'LISTED'],
  // only in the decree of 2023
  ['74226', 'Saint-André-de-Boëge', 'UNKNOWN'],
  ['97411', 'Saint-Denis', 'UNKNOWN'],
  // struck out by the decree of 2025
  ['30094', 'Corbès', 'NOT_LISTED'],
  ['23096', 'Guéret', 'NOT_LISTED'],
  ['15014', 'Aurillac', 'NOT_LISTED'],
  ['', 'nothing', 'NOT_LISTED'],
])('%s, %s: %s', (citycode, _, expected) => expect(tenseZoneOf(citycode)).toBe(expected))

it.each([
  ['75120', '75056'],
  ['69389', '69123'],
  ['13216', '13055'],
  ['69266', '69266'],
  ['13055', '13055'],
])('%s belongs to %s', (citycode, commune) => expect(communeOf(citycode)).toBe(commune))
