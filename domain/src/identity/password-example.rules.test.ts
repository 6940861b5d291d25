import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { passwordProblem } from './password.rules.ts'
import { examplePassword } from './password-example.rules.ts'

const randomFrom = (draws: number[]) => {
  let next = 0
  return (bound: number) => Math.floor((draws[next++ % draws.length] ?? 0) * bound)
}
const anyRandom = fc
  .array(fc.double({ min: 0, max: 1, maxExcluded: true, noNaN: true }), { minLength: 24, maxLength: 24 })
  .map(randomFrom)

describe('examplePassword', () => {
  it('is 4 letters, 4 digits, 2 letters or digits and 2 special characters', () => {
    fc.assert(
      fc.property(anyRandom, (randomBelow) => {
        const example = examplePassword(randomBelow)
        const count = (kind: RegExp) => example.match(kind)?.length ?? 0
        expect(example).toHaveLength(12)
        expect(count(/[#!?\-_.,]/g)).toBe(2)
        expect(count(/[a-zA-Z\d]/g)).toBe(10)
        expect(count(/[a-zA-Z]/g)).toBeGreaterThanOrEqual(4)
        expect(count(/\d/g)).toBeGreaterThanOrEqual(4)
      }),
    )
  })

  it('is an acceptable password', () => {
    fc.assert(
      fc.property(anyRandom, (randomBelow) => {
        expect(passwordProblem(examplePassword(randomBelow), () => false)).toBeUndefined()
      }),
    )
  })

  it('draws every character from its whole set, then shuffles', () => {
    const firstOfEach = randomFrom([0])
    const lastOfEach = randomFrom([0.999])
    expect(examplePassword(firstOfEach)).toBe('aaaa0000aa##')
    expect(examplePassword(lastOfEach)).toBe(',,999999ZZZZ')
  })

  it.each([...[...'aaaa0000aa##'].entries()])(
    'may start with the character drawn at place %i: %s',
    (place, character) => {
      const draws = [...Array<number>(12).fill(0), place]
      expect(examplePassword(() => draws.shift() ?? 0).charAt(0)).toBe(character)
    },
  )
})
