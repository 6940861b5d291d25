import { expect, it } from 'vitest'
import { judgePdf } from './issued-pdf.rules.ts'

const [monday, friday] = ['2026-11-16', '2026-11-20']

it.each([
  ['known bytes', { byHash: monday, isHashGiven: true }, { verdict: 'UNALTERED', issuedOn: monday }],
  [
    'known bytes under the code of another PDF',
    { byHash: monday, byCode: friday, isHashGiven: true },
    { verdict: 'UNALTERED', issuedOn: monday },
  ],
  ['a known code, other bytes', { byCode: friday, isHashGiven: true }, { verdict: 'ALTERED', issuedOn: friday }],
  ['a known code alone', { byCode: friday, isHashGiven: false }, { verdict: 'ISSUED', issuedOn: friday }],
  ['unknown bytes', { isHashGiven: true }, { verdict: 'UNKNOWN' }],
  ['an unknown code', { isHashGiven: false }, { verdict: 'UNKNOWN' }],
] as const)('%s', (_, found, expected) => {
  expect(judgePdf({ byHash: undefined, byCode: undefined, ...found })).toEqual(expected)
})
