import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { countOpinion, isTooOftenUseless, precisionOf } from './precision.rules.ts'

describe('a kind of signal is too often useless', () => {
  it.each([
    [0, 0, false],
    [0, 19, false],
    [0, 20, true],
    [9, 10, false],
    [9, 11, true],
    [10, 10, false],
    [10, 11, true],
    [11, 10, false],
    [499, 501, true],
    [500, 500, false],
  ])('%i useful, %i not: %s', (useful, notUseful, expected) => {
    expect(isTooOftenUseless({ useful, notUseful })).toBe(expected)
  })
})

it.each([
  [0, 0, undefined],
  [0, 3, 0],
  [1, 3, 0.25],
  [3, 0, 1],
])('of %i useful and %i not, the precision is %s', (useful, notUseful, precision) => {
  expect(precisionOf({ useful, notUseful })).toBe(precision)
})

describe('an opinion', () => {
  const tally = { useful: 5, notUseful: 7 }
  it.each([
    ['given', undefined, true, { useful: 6, notUseful: 7 }],
    ['given', undefined, false, { useful: 5, notUseful: 8 }],
    ['changed', true, false, { useful: 4, notUseful: 8 }],
    ['changed', false, true, { useful: 6, notUseful: 6 }],
    ['taken back', true, undefined, { useful: 4, notUseful: 7 }],
    ['taken back', false, undefined, { useful: 5, notUseful: 6 }],
    ['said again', true, true, tally],
    ['not given', undefined, undefined, tally],
  ])('%s: from %s to %s', (_, before, after, expected) => {
    expect(countOpinion(tally, before, after)).toEqual(expected)
  })

  it('counts as if only the last one had been given', () => {
    const opinion = fc.constantFrom(true, false, undefined)
    fc.assert(
      fc.property(fc.array(opinion, { minLength: 1 }), (opinions) => {
        const none = { useful: 0, notUseful: 0 }
        const all = opinions.reduce((sum, after, index) => countOpinion(sum, opinions[index - 1], after), none)
        expect(all).toEqual(countOpinion(none, undefined, opinions.at(-1)))
      }),
    )
  })
})
