import type { ApplicationId } from '@bailclair/domain/application/application-row.schema.ts'
import { describe, expect, it } from 'vitest'
import { cutPage, cutWhole } from './cut-page.ts'

const place = (n: number, isNamed = true) => ({
  rank: 1 as const,
  accessEndsOn: '2026-12-12',
  createdAt: '1',
  id: String(n) as ApplicationId,
  isNamed,
})
const places = (first: number, last: number, isNamed = (_: number) => true) =>
  Array.from({ length: last - first + 1 }, (_, index) => place(first + index, isNamed(first + index)))
const forwards = { most: 25, isBackwards: false, isFirst: true }
const idsOf = ({ shown, previous, next, found }: ReturnType<typeof cutPage>) => [
  shown[0]?.id,
  shown.at(-1)?.id,
  previous?.id,
  next?.id,
  found,
]

describe('a page', () => {
  it.each([
    ['of an empty list', [], forwards, [undefined, undefined, undefined, undefined, 0]],
    ['that is the whole list', places(1, 25), forwards, ['1', '25', undefined, undefined, 25]],
    ['that has another one after it', places(1, 26), forwards, ['1', '25', undefined, '25', undefined]],
    ['after a place', places(26, 51), { ...forwards, isFirst: false }, ['26', '50', '26', '50', undefined]],
    ['at the end', places(51, 60), { ...forwards, isFirst: false }, ['51', '60', '51', undefined, undefined]],
  ])('%s', (_, read, reading, expected) => {
    expect(idsOf(cutPage(read, reading))).toEqual(expected)
  })

  it('before a place is shown in the order of the list', () => {
    const read = places(26, 51).toReversed()
    const page = cutPage(read, { most: 25, isBackwards: true, isFirst: false })
    expect(idsOf(page)).toEqual(['27', '51', '27', '51', undefined])
  })
})

describe('a page of a search', () => {
  const search = { most: 400, isBackwards: false, isFirst: true }
  it.each([
    ['that compared all rows', places(1, 400, (n) => n % 40 === 0), search, ['40', '400', undefined, undefined, 10]],
    ['that must go on', places(1, 401, (n) => n === 7), search, ['7', '7', undefined, '400', undefined]],
    [
      'that found nothing yet',
      places(1, 401, () => false),
      search,
      [undefined, undefined, undefined, '400', undefined],
    ],
    ['that found more than a page', places(1, 300), search, ['1', '25', undefined, '25', 300]],
  ])('%s', (_, read, reading, expected) => {
    expect(idsOf(cutPage(read, reading))).toEqual(expected)
  })
})

describe('a list that was read whole', () => {
  it('is sorted by rank, then latest first, then by id', () => {
    const ended = { ...place(1), rank: 2 as const, createdAt: '1763373600123457' }
    const late = { ...place(2), createdAt: '1763373600123456' }
    const early = { ...place(4), createdAt: '1763373600123455' }
    const page = cutWhole([ended, early, { ...early, id: '3' as ApplicationId }, late], 1)
    expect(page.shown.map(({ id }) => id)).toEqual(['2', '3', '4', '1'])
    expect(page).toMatchObject({ next: undefined, previous: undefined, found: 4 })
  })

  it('has numbered pages of those that are searched', () => {
    const read = places(100, 199, (n) => n % 2 === 0)
    expect(idsOf(cutWhole(read, 2))).toEqual(['150', '198', undefined, undefined, 50])
    expect(idsOf(cutWhole(read, 3))).toEqual([undefined, undefined, undefined, undefined, 50])
  })
})
