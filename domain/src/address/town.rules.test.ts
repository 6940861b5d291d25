import { expect, it } from 'vitest'
import { findTown } from './town.rules.ts'

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
