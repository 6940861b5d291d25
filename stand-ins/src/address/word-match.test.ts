import { describe, expect, it } from 'vitest'
import { matchWords, normalizeWords } from './word-match.ts'

describe('normalizeWords', () => {
  it.each([
    ['Saint-Étienne', ['saint', 'etienne']],
    ['ST ETIENNE', ['saint', 'etienne']],
    ["12 av. de l'Église", ['12', 'avenue', 'de', 'l', 'eglise']],
    ['rue de l’Œuvre', ['rue', 'de', 'l', 'oeuvre']],
    [' - ', []],
  ])('normalizes %j', (text, words) => {
    expect(normalizeWords(text)).toEqual(words)
  })
})

describe('matchWords', () => {
  it.each([
    ['Le Havre', 'le havre', 'exact'],
    ['Le Havre', 'havre', 'exact'],
    ['Le Havre', 'hav', 'prefix'],
    ['La Rochelle', 'la roch', 'prefix'],
    ['Saint-Étienne', 'saint etienne', 'exact'],
    ['Saint-Étienne-du-Rouvray', 'saint etienne', 'prefix'],
    ['Saint-Étienne', 'etienne', 'inner'],
    ['Saint-Étienne', 'saint etiennes', 'none'],
    ['Saint-Étienne', 'etienne saint', 'none'],
    ['Lyon', 'ly on', 'none'],
    ['Lyon', '', 'none'],
    ['Y', 'y', 'exact'],
  ])('of %s and "%s": %s', (name, typed, expected) => {
    expect(matchWords(normalizeWords(typed), normalizeWords(name))).toBe(expected)
  })
})
