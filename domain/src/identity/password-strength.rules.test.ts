import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { minimumPasswordScore, passwordLength, passwordScore, strengthColour } from './password-strength.rules.ts'

describe('passwordScore (decision 9)', () => {
  it.each([
    // under 5 characters: 0
    ['', 0],
    ['aA1!', 0],
    ['😀😀aA', 0],
    ['aA1!x', 3],
    // a digit with a letter
    ['abcde', 0],
    ['12345', 0],
    ['abcd1', 1],
    // lower plus upper case
    ['abcdE', 1],
    ['ABCDE', 0],
    ['ABCDe', 1],
    // a special character with another class
    ['!!??!', 0],
    ['abcd!', 1],
    ['1234!', 1],
    ['ab cd', 1],
    // the three together
    ['abC1!', 3],
    // length: more than 8 gives 1
    ['abcdefgh', 0],
    ['abcdefghi', 1],
    // more than 12 gives 2
    ['abcdefghijkl', 1],
    ['abcdefghijklm', 2],
    // more than 25 gives 3
    ['abcdefghijklmnopqrstuvwxy', 2],
    ['abcdefghijklmnopqrstuvwxyz', 3],
    // a run of five identical characters limits the length points to 1
    ['aaaabcdefghij', 2],
    ['aaaaabcdefghij', 1],
    ['abcdefghijaaaaa', 1],
    ['abcdefghijklmnopqrstuvwxyzz', 3],
    ['aaaaabcdefghijklmnopqrstuvwxyz', 1],
    ['aaaaaaaaaaaaaaaaaaaaaaaaaaaaaa', 1],
    ['aaaaaaaaa', 1],
    ['abababababababab', 2],
    ['\n\n\n\n\nabcdefghij', 2], // a special character, and a run of five
    // length points are not cumulative: 1 + 2, not 1 + 1 + 2
    ['abcdefghijkl1', 3],
    // capped at 4
    ['abcdEFGH1!', 4],
    ['abcdEFGHijkl1', 4],
    ['abcdefghijklmnopqrstuvwxyZ1!', 4],
  ])('%j scores %i', (password, score) => expect(passwordScore(password)).toBe(score))

  it.each([
    // letters, cases and digits of every script
    ['éèàçù', 0],
    ['éèàçÙ', 1],
    ['пароль', 0],
    ['Пароль', 1],
    ['пароль1', 1],
    ['密码密码密', 0],
    ['密码密码1', 1],
    ['abcd١', 1], // an Arabic digit is a digit
    ['١٢٣٤٥', 0],
    // neither letter nor digit: special
    ['abcd€', 1],
    ['abcd😀', 1],
    ['abcd²', 1],
    ['😀😀😀😀😀', 0],
  ])('Unicode: %j scores %i', (password, score) => expect(passwordScore(password)).toBe(score))

  it('counts code points in NFC', () => {
    expect(passwordLength('😀'.repeat(8))).toBe(8)
    expect(passwordScore('a'.padEnd(8, '😀'))).toBe(1) // 8 characters, 15 UTF-16 units: no length point
    expect(passwordLength('e\u0301')).toBe(1)
    expect(passwordScore('motdepasse\u0301')).toBe(passwordScore('motdepassé'))
  })

  it('grows or stays when a new character is added, unless it makes a run of five', () => {
    fc.assert(
      fc.property(
        fc.string({ unit: 'grapheme-ascii' }),
        fc.string({ unit: 'grapheme-ascii', minLength: 1, maxLength: 1 }),
        (password, added) => {
          fc.pre(!password.endsWith(added.repeat(4)))
          expect(passwordScore(password + added)).toBeGreaterThanOrEqual(passwordScore(password))
        },
      ),
    )
  })

  it('does not depend on the order of different characters', () => {
    fc.assert(
      fc.property(fc.uniqueArray(fc.string({ unit: 'grapheme-ascii', minLength: 1, maxLength: 1 })), (characters) => {
        expect(passwordScore(characters.toReversed().join(''))).toBe(passwordScore(characters.join('')))
      }),
    )
  })
})

it.each([
  [0, 'red'],
  [1, 'orange'],
  [2, 'yellow'],
  [3, 'light-green'],
  [4, 'dark-green'],
] as const)('the bar of score %i is %s', (score, colour) => expect(strengthColour(score)).toBe(colour))

it('the minimum is 2 of 4', () => expect(minimumPasswordScore).toBe(2))
