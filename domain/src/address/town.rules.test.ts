import { expect, it } from 'vitest'
import { findArrondissement, findDistrict, findTown } from './town.rules.ts'

it.each([
  ['12 Rue de la Paix 75002 Paris', 'Paris'],
  ['12 Rue de la Paix, 75002 PARIS', 'PARIS'],
  ['Place 31000 Toulouse', 'Toulouse'],
  ['4 rue X 69003 Lyon 3e Arrondissement', 'Lyon'],
  ['4 rue X 13001 Marseille 01', 'Marseille'],
  ['1 chemin Y 97400 Saint-Denis, La Réunion', 'Saint-Denis'],
  ['1 rue Y 51290 Saint-Remy-en-Bouzemont-Saint-Genest-et-Isson', 'Saint-Remy-en-Bouzemont-Saint-Genest-et-Isson'],
  ['BP 12345 rue Z 44000 Nantes cedex 1', 'Nantes'],
  ['1 rue Y 60510 La Rue-Saint-Pierre', 'La Rue-Saint-Pierre'],
  // other formats: undefined rather than a street or a number
  ['12 rue de la Paix, Paris', undefined],
  ['12 rue de la Paix 75002', undefined],
  ['44000 Nantes 12 rue Crébillon', 'Nantes'],
  ['44000 Nantes, rue Crébillon', 'Nantes'],
  ['44000 Nantes rue Crébillon', undefined],
  ['44000 rue Crébillon', undefined],
  ['44000 Résidence des Lilas', undefined],
  [`1 rue Y 44000 ${'x'.repeat(46)}`, undefined],
  ['', undefined],
])('%s → %s', (address, town) => expect(findTown(address)).toBe(town))

it.each([
  ['12 Rue de la Paix, 75002 PARIS', '75002 PARIS'],
  ['4 rue X 69003 Lyon 3e Arrondissement', '69003 Lyon'],
  ['BP 12345 rue Z 44000 Nantes cedex 1', '44000 Nantes'],
  ['12 rue de la Paix, Paris', ''],
  ['44000 Nantes rue Crébillon', ''],
  ['', ''],
])('the district of %j is %j', (address, district) => expect(findDistrict(address)).toBe(district))

it.each([
  ['12 Rue de la Paix 75001 Paris', { town: 'Paris', number: 1 }],
  ['12 Rue de la Paix 75020 Paris', { town: 'Paris', number: 20 }],
  ['12 Rue de la Paix 75116 Paris', { town: 'Paris', number: 16 }],
  ['12 Rue de la Paix 69009 LYON', { town: 'LYON', number: 9 }],
  ['12 Rue de la Paix 13016 Marseille', { town: 'Marseille', number: 16 }],
  ['12 Rue de la Paix 75000 Paris', undefined],
  ['12 Rue de la Paix 75021 Paris', undefined],
  ['12 Rue de la Paix 69000 Lyon', undefined],
  ['12 Rue de la Paix 13017 Marseille', undefined],
  ['12 Rue de la Paix 69100 Villeurbanne', undefined],
  ['12 Rue de la Paix 13100 Aix-en-Provence', undefined],
  ['nowhere', undefined],
])('the arrondissement of %j is %j', (address, found) => expect(findArrondissement(address)).toEqual(found))
