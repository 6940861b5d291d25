import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { findDay, findFigure, findStatus, findYear, propertyTypeOf } from './registry-values.ts'

const nothing = [undefined, null, '', ' ', {}, [], true, 'inconnu']

describe('findFigure', () => {
  it.each([
    ['240.5', 240.5],
    ['240,5', 240.5],
    [' 240 ', 240],
    ['0', 0],
    ['0,00', 0],
    [180.2, 180.2],
    [0, 0],
    ['007', 7],
    ['120.123', 120.12],
    [182.368_421, 182.37],
    [0.000_000_1, 0],
    ['1000000', 1_000_000],
  ])('reads %j as %d', (value, figure) => expect(findFigure(value)).toBe(figure))

  it.each([
    ...nothing,
    '-1',
    -1,
    '1000000.1',
    1e9,
    Number.NaN,
    Number.POSITIVE_INFINITY,
    'NaN',
    '1e3',
    '1.234,5',
    '0x10',
  ])('finds none in %j', (value) => expect(findFigure(value)).toBeUndefined())

  it('reads a number and its two spellings alike', () => {
    const cents = fc.integer({ min: 0, max: 100_000_000 }).map((value) => value / 100)
    fc.assert(
      fc.property(cents, (figure) => {
        for (const value of [figure, String(figure), String(figure).replace('.', ',')])
          expect(findFigure(value)).toBe(figure)
      }),
    )
  })
})

describe('findDay', () => {
  it.each([
    ['2023-05-04', '2023-05-04'],
    [' 2023-05-04 ', '2023-05-04'],
    ['2023-05-04T00:00:00', '2023-05-04'],
    ['2023-05-04T00:00:00.000', '2023-05-04'],
    // a timestamp counts as its day in Paris: midnight there is the evening before in UTC
    ['2023-05-03T22:00:00Z', '2023-05-04'],
    ['2023-05-03T21:59:59Z', '2023-05-03'],
    ['2023-05-04T00:00:00+02:00', '2023-05-04'],
    // a date with a zone, as in XML, is that date
    ['2023-05-04Z', '2023-05-04'],
    ['2023-05-04+02:00', '2023-05-04'],
  ])('reads %j as %s', (value, day) => expect(findDay(value)).toBe(day))

  it.each([...nothing, '2023-02-29', '0000-01-01', '04/05/2023', '2023-05', 20230504, '2023-05-04 ou avant'])(
    'finds none in %j',
    (value) => expect(findDay(value)).toBeUndefined(),
  )
})

describe('findStatus', () => {
  it.each([
    ['ACTIF', 'ACTIF'],
    ['actif', 'ACTIF'],
    [' Actif ', 'ACTIF'],
    ['valide', 'ACTIF'],
    ['REMPLACE', 'REMPLACE'],
    ['remplacé', 'REMPLACE'],
    ['Remplacé'.normalize('NFD'), 'REMPLACE'],
    ['REMPLACÉE', 'REMPLACE'],
    ['EXPIRE', 'EXPIRE'],
    ['expiré', 'EXPIRE'],
    ['Expirée', 'EXPIRE'],
    ['archivé', 'EXPIRE'],
    ['ANNULÉ', 'EXPIRE'],
    ['inactif', 'EXPIRE'],
  ])('%j is %s', (value, status) => expect(findStatus(value)).toBe(status))

  it.each([...nothing, 'constructor', '__proto__', 'e'])('returns undefined for %j', (value) => {
    expect(findStatus(value)).toBeUndefined()
  })
})

describe('findYear', () => {
  it.each([
    ['1974', 1974],
    [1974, 1974],
    ['1001', 1001],
    ['1000', undefined],
    ['2199', 2199],
    ['2200', undefined],
    ['1974.5', undefined],
    ['avant 1948', undefined],
    ['', undefined],
  ])('%j: %s', (value, year) => expect(findYear(value)).toBe(year))
})

describe('propertyTypeOf', () => {
  it.each([
    // by the method
    ['1', '12', 'HOUSE'],
    ['14', undefined, 'HOUSE'],
    ['18', '', 'HOUSE'],
    ['2', undefined, 'APARTMENT'],
    [5, undefined, 'APARTMENT'],
    ['6', '12', 'OTHER'],
    ['9', '12', 'OTHER'],
    ['10', '12', 'APARTMENT'],
    ['17', undefined, 'OTHER'],
    ['26', undefined, 'OTHER'],
    ['30', undefined, 'OTHER'],
    ['31', undefined, 'APARTMENT'],
    // without a method, by the number of apartments
    [undefined, '12', 'APARTMENT'],
    ['', 1, 'APARTMENT'],
    ['0', '1', 'APARTMENT'],
    [undefined, undefined, 'HOUSE'],
    [null, null, 'HOUSE'],
    [undefined, '0', 'HOUSE'],
    [{}, '', 'HOUSE'],
  ])('method %j, %j apartments: %s', (enum_methode_application_dpe_log_id, nombre_appartement, type) => {
    expect(propertyTypeOf({ enum_methode_application_dpe_log_id, nombre_appartement })).toBe(type)
  })
})
