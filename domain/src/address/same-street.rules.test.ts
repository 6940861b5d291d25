import { expect, it } from 'vitest'
import { isDoorOf, isSameStreet } from './same-street.rules.ts'

it.each([
  ['12 Rue des Lilas 69004 Lyon', '12 rue des lilas, 69004 LYON', true],
  ['12 Rue des Lilas 69004 Lyon', '12 Rue des Lilas 75011 Paris', true],
  ['12 Rue des Lilas 69004 Lyon', '14 Rue des Lilas 69004 Lyon', false],
  ['12 Rue des Lilas 69004 Lyon', '12 Rue des Acacias 69004 Lyon', false],
  ['12 bis av. du Gal Leclerc 75014 Paris', '12 Avenue du Gal Leclerc 75014 Paris', true],
  ['5 bd St-Michel 75005 Paris', '5 Boulevard Saint-Michel 75005 Paris', true],
  ['3 allée de l’Étang 44000 Nantes', '3 ALLEE DE L ETANG 44000 NANTES', true],
  ['Bâtiment 3, 12 rue des Lilas 69004 Lyon', '12 Rue des Lilas 69004 Lyon', true],
  ['12 rue du 8 Mai 1945 59000 Lille', '14 rue du 8 Mai 1945 59000 Lille', false],
  ['12 rue du 8 Mai 1945 59000 Lille', '12 rue du 8 mai 1945 59000 Lille', true],
  ['rue des Lilas 69004 Lyon', '12 Rue des Lilas 69004 Lyon', true],
  ['Le Bourg 23000 Guéret', '12 Rue des Lilas 23000 Guéret', false],
  // nothing to compare
  ['69004 Lyon', '12 Rue des Lilas 69004 Lyon', true],
  ['', '12 Rue des Lilas 69004 Lyon', true],
  // no postcode: the town counts as more
  ['12 rue des Lilas', '12 Rue des Lilas 69004 Lyon', true],
])('%j and %j: %s', (one, other, isSame) => {
  expect(isSameStreet(one, other)).toBe(isSame)
  expect(isSameStreet(other, one)).toBe(isSame)
})

it.each([
  ['12 rue des Lilas 69004 Lyon', true],
  ['Bâtiment 3, 12 rue des Lilas 69004 Lyon', true],
  ['12 r. des Lilas appt 7 69004 Lyon', true],
  ['12 rue des Lilas, 3e étage 69004 Lyon', true],
  ['14 rue des Lilas 69004 Lyon', false],
  ['12 rue des Lilas Blancs 69004 Lyon', false],
  ['12 rue Lila 69004 Lyon', false],
  ['rue des Lilas 69004 Lyon', false],
  ['69004 Lyon', false],
])('%j is the door 12 Rue des Lilas: %s', (typed, expected) => {
  expect(isDoorOf('12 Rue des Lilas 69004 Lyon', typed)).toBe(expected)
})

it('takes a number in the name of a street for no door', () => {
  expect(isDoorOf('8 Rue du 8 Mai 1945 59000 Lille', 'rue du 8 Mai 1945 59000 Lille')).toBe(false)
  expect(isDoorOf('Rue du 8 Mai 1945 59000 Lille', 'rue du 8 Mai 1945 59000 Lille')).toBe(false)
})
