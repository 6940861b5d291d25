import { expect, it } from 'vitest'
import { nameOf, namesOf } from './person-name.rules.ts'

const [camille, noe, ada] = [
  { firstName: 'Camille', lastName: 'Durand' },
  { firstName: 'Noé', lastName: 'Petit' },
  { firstName: 'Ada', lastName: 'Roux' },
]

it.each([
  [camille, 'Camille Durand'],
  [{ name: 'Atelier Petit', firstName: 'Jean', lastName: 'Petit' }, 'Atelier Petit'],
  [{ lastName: 'Petit' }, 'Petit'],
  [{}, ''],
])('%j is called %j', (person, name) => expect(nameOf(person)).toBe(name))

it.each([
  [[camille], 'Camille Durand'],
  [[camille, noe], 'Camille Durand et Noé Petit'],
  [[camille, noe, ada], 'Camille Durand, Noé Petit et Ada Roux'],
  [[], ''],
])('%j together', (people, names) => expect(namesOf(people, 'et')).toBe(names))
