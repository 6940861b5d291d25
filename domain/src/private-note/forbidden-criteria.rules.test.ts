import { describe, expect, it } from 'vitest'
import { forbiddenCriteria } from '../law/forbidden-criteria.ts'
import { wordsOfCriteria } from './forbidden-criteria.data.ts'
import { findForbiddenCriteria } from './forbidden-criteria.rules.ts'

describe('findForbiddenCriteria', () => {
  it.each([
    ['Famille algérienne', ['ORIGIN']],
    ['Deux ALGÉRIENS', ['ORIGIN']],
    ['d’origine étrangère', ['ORIGIN']],
    ['homme noir', ['ORIGIN', 'SEX']],
    ['Couple musulman, elle est enceinte', ['RELIGION', 'PREGNANCY']],
    ['juive', ['RELIGION']],
    ['Elle a trois enfants', ['FAMILY']],
    ['trop jeune ?', ['AGE']],
    ['leur âge', ['AGE']],
    ['handicapée', ['HEALTH']],
    ['gay', ['ORIENTATION']],
    ['tatoués', ['APPEARANCE']],
    ['délégué CGT', ['OPINION']],
    ['vient de banlieue', ['RESIDENCE']],
    ['pregnant, two children', ['FAMILY', 'PREGNANCY']],
    ['a Muslim woman', ['RELIGION', 'SEX']],
    ['disabled', ['HEALTH']],
  ])('%j points to %j', (note, criteria) => {
    expect(findForbiddenCriteria(note)).toEqual(criteria)
  })

  it.each([
    '',
    'Visite mardi à 18 h, rappeler le garant.',
    'Aime les arabesques du parquet',
    'la noirceur du couloir',
    'Marie rappelle demain',
    'au premier étage, avec garage',
    'Entrée dans les lieux possible le 1er mars',
    'syndicat de copropriété',
    'trace d’humidité, terrasse',
    'Questions about the mortgage and the agency',
    'She asked for a blackboard in the office',
    'handball le jeudi',
    'Roman',
    'Ils ont visité Romainville',
    'personne agréable',
  ])('%j points to nothing', (note) => {
    expect(findForbiddenCriteria(note)).toEqual([])
  })
})

it('lists words without accents, in lower case and once', () => {
  const words = forbiddenCriteria.flatMap((criterion) => wordsOfCriteria[criterion].split(/\s+/))
  for (const word of words) expect(word).toMatch(/^[a-z]+$/)
  expect(new Set(words).size).toBe(words.length)
})
