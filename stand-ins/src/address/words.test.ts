import { describe, expect, it } from 'vitest'
import { likeness, wordsOf } from './words.ts'

describe('wordsOf', () => {
  it.each([
    ['Saint-Étienne', ['saint', 'etienne']],
    ['ST ETIENNE', ['saint', 'etienne']],
    ["12 av. de l'Église", ['12', 'avenue', 'de', 'l', 'eglise']],
    ['rue de l’Œuvre', ['rue', 'de', 'l', 'oeuvre']],
    [' - ', []],
  ])('reads %j', (text, words) => {
    expect(wordsOf(text)).toEqual(words)
  })
})

describe('likeness', () => {
  it.each([
    ['Le Havre', 'le havre', 'same'],
    ['Le Havre', 'havre', 'same'],
    ['Le Havre', 'hav', 'beginning'],
    ['La Rochelle', 'la roch', 'beginning'],
    ['Saint-Étienne', 'saint etienne', 'same'],
    ['Saint-Étienne-du-Rouvray', 'saint etienne', 'beginning'],
    ['Saint-Étienne', 'etienne', 'inside'],
    ['Saint-Étienne', 'saint etiennes', 'none'],
    ['Saint-Étienne', 'etienne saint', 'none'],
    ['Lyon', 'ly on', 'none'],
    ['Lyon', '', 'none'],
    ['Y', 'y', 'same'],
  ])('of %s and "%s": %s', (name, typed, expected) => {
    expect(likeness(wordsOf(typed), wordsOf(name))).toBe(expected)
  })
})
