import { describe, expect, it } from 'vitest'
import { buildDigest, type DigestNews } from './digest.rules.ts'

const about = (news: 'APPLIED' | 'VERIFIED' | 'ACCESS_ENDING', given: object = {}): DigestNews => ({
  propertyId: 'studio',
  propertyName: 'Studio',
  news,
  fileId: 'ana',
  applicant: 'Durand Ana',
  status: 'VALIDATED',
  accessEndsOn: '2026-11-20',
  ...given,
})
const withdrawn: DigestNews = { propertyId: 'studio', propertyName: 'Studio', news: 'WITHDRAWN' }
const linesOf = (...news: DigestNews[]) => buildDigest(news)[0]?.lines

describe('a digest', () => {
  it('is empty without news', () => expect(buildDigest([])).toEqual([]))

  it.each([
    ['an application', [about('APPLIED')], { about: 'NEW', file: 'VERIFIED' }],
    ['one not yet verified', [about('APPLIED', { status: 'TO_PROCESS' })], { about: 'NEW', file: 'NOT_VERIFIED' }],
    [
      'one who shares the file later',
      [about('APPLIED', { status: 'AFTER_VISIT' })],
      { about: 'NEW', file: 'AFTER_VISIT' },
    ],
    ['one verified since', [about('APPLIED'), about('VERIFIED')], { about: 'NEW', file: 'VERIFIED' }],
    ['a file verified at last', [about('VERIFIED')], { about: 'NOW_VERIFIED' }],
    ['verified twice', [about('VERIFIED'), about('VERIFIED')], { about: 'NOW_VERIFIED' }],
    ['an access that ends', [about('ACCESS_ENDING')], { about: 'ACCESS_ENDING', accessEndsOn: '2026-11-20' }],
    ['verified, and the access ends', [about('ACCESS_ENDING'), about('VERIFIED')], { about: 'NOW_VERIFIED' }],
  ])('reports %s in one line', (_, news, line) => {
    expect(linesOf(...news)).toEqual([{ applicant: 'Durand Ana', ...line }])
  })

  it('leaves out a file that was verified and no longer is', () => {
    expect(linesOf(about('VERIFIED', { status: 'TO_PROCESS' }))).toEqual([])
  })

  it('counts withdrawn applications beside the others', () => {
    expect(buildDigest([withdrawn, about('APPLIED'), withdrawn])).toMatchObject([{ withdrawn: 2, lines: [{}] }])
  })

  it('groups by property, sorted by name, new applications first', () => {
    const other = { propertyId: 'loft', propertyName: 'Éden' }
    const bo = { fileId: 'bo', applicant: 'Petit Bo' }
    const eve = { fileId: 'eve', applicant: 'Abel Eve' }
    expect(
      buildDigest([
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
