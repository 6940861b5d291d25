import { describe, expect, it } from 'vitest'
import { type DigestNews, digestOf } from './digest.rules.ts'

const about = (news: 'APPLIED' | 'VERIFIED' | 'ACCESS_ENDING', given: object = {}): DigestNews => ({
  propertyId: 'studio',
  propertyName: 'Studio',
  news,
  fileId: 'ana',
  applicant: 'Durand Ana',
  isVerified: true,
  accessEndsOn: '2026-11-20',
  ...given,
})
const withdrawn: DigestNews = { propertyId: 'studio', propertyName: 'Studio', news: 'WITHDRAWN' }
const linesOf = (...news: DigestNews[]) => digestOf(news)[0]?.lines

describe('a digest', () => {
  it('is empty when nothing waits', () => expect(digestOf([])).toEqual([]))

  it.each([
    ['an application', [about('APPLIED')], { about: 'NEW', isVerified: true }],
    ['one not yet verified', [about('APPLIED', { isVerified: false })], { about: 'NEW', isVerified: false }],
    ['one verified since', [about('APPLIED'), about('VERIFIED')], { about: 'NEW', isVerified: true }],
    ['a file verified at last', [about('VERIFIED')], { about: 'NOW_VERIFIED' }],
    ['verified twice', [about('VERIFIED'), about('VERIFIED')], { about: 'NOW_VERIFIED' }],
    ['an access that ends', [about('ACCESS_ENDING')], { about: 'ACCESS_ENDING', accessEndsOn: '2026-11-20' }],
    ['verified, and the access ends', [about('ACCESS_ENDING'), about('VERIFIED')], { about: 'NOW_VERIFIED' }],
  ])('tells of %s in one line', (_, news, line) => {
    expect(linesOf(...news)).toEqual([{ applicant: 'Durand Ana', ...line }])
  })

  it('is silent about a file that was verified and is no longer', () => {
    expect(linesOf(about('VERIFIED', { isVerified: false }))).toEqual([])
  })

  it('counts what was withdrawn, beside what stays', () => {
    expect(digestOf([withdrawn, about('APPLIED'), withdrawn])).toMatchObject([{ withdrawn: 2, lines: [{}] }])
  })

  it('groups by property, in the order of their names, what is new first', () => {
    const other = { propertyId: 'loft', propertyName: 'Éden' }
    const bo = { fileId: 'bo', applicant: 'Petit Bo' }
    const eve = { fileId: 'eve', applicant: 'Abel Eve' }
    expect(
      digestOf([
        about('VERIFIED', bo),
        about('APPLIED', eve),
        about('APPLIED'),
        about('APPLIED', other),
        about('APPLIED', { propertyId: 'draft', propertyName: null }),
      ]).map(({ propertyName, lines }) => [propertyName, lines.map(({ applicant }) => applicant)]),
    ).toEqual([
      [null, ['Durand Ana']],
      ['Éden', ['Durand Ana']],
      ['Studio', ['Abel Eve', 'Durand Ana', 'Petit Bo']],
    ])
  })
})
