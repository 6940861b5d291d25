import fc from 'fast-check'
import { expect, it } from 'vitest'
import { keptFieldsOf } from './kept-fields.ts'

const field = (id: string, value: string, isTruncated = false) => ({ id, value, isTruncated })
const numberedFields = '40 44 46 47 48 49 4Y 10 5M 42 18 20 22 25 01'.split(' ')

it('never keeps a tax number, wherever an issuer wrote it', () => {
  const taxNumber = fc.string({ unit: fc.constantFrom(...'0123456789'), minLength: 13, maxLength: 13 })
  const ids = fc.constantFrom(...numberedFields)
  const between = fc.constantFrom('', ' ', '/', '-', '.', ' - ')
  const before = fc.constantFrom('', 'RETI ', 'N ', '7 ')
  const after = fc.constantFrom('', ' 75006', '/12', ' BIS')
  // beside it in the same address, in any order
  const postcodes = fc.subarray(['24', '25', '6W'])
  const isCut = fc.boolean()
  fc.assert(
    fc.property(taxNumber, fc.array(ids), fc.tuple(between, before, after), postcodes, isCut, (...given) => {
      const [number, places, [sign, start, end], codes, cut] = given
      const text = `${start}${number.replace(/(..)(?=.)/g, `$1${sign}`)}${end}`
      const numbered = places.map((id) => field(id, text, cut))
      const coded = codes.map((id) => field(id, '75006'))
      for (const fields of [
        [field('46', 'RETI'), ...numbered, ...coded],
        [...coded, ...numbered],
      ]) {
        const kept = keptFieldsOf({ fields }).map(({ value }) => value.replaceAll(/\D/g, ''))
        expect(kept.join('|')).not.toContain(number)
      }
    }),
  )
})

it.each([
  { 22: '3001123456789', 24: '75006' },
  { 22: '30 01 123 456 789', 24: '75006' },
  { 24: '75006', 25: '3001123456789' },
  { 20: 'N/30-01.123-456-789', 24: '75006' },
  { 20: '300112', 22: '3456789' },
  { 20: '300112345678975006' },
])('keeps no address with 13 digits: %j', (address) =>
  expect(keptFieldsOf({ fields: Object.entries(address).map(([id, value]) => field(id, value)) })).toEqual([]),
)

it('keeps an address whose numbers have words between them, and an employer number', () =>
  expect(
    keptFieldsOf({
      fields: [field('22', '1234 RUE DU 8 MAI 1945'), field('24', '75006'), field('50', '12345678900012')],
    }).map(({ value }) => value),
  ).toEqual(['1234 RUE DU 8 MAI 1945 75006', '12345678900012']))

it('marks where an issuer cut a field', () =>
  expect(keptFieldsOf({ fields: [field('12', 'MARIE ANGELIQ', true), field('13', 'DUPONT')] })).toEqual([
    { fact: 'NAME', value: 'MARIE ANGELIQ… DUPONT' },
  ]))

it.each(['40', '44', '47', '49', '31', '33', '35', '1E', '66', '6K', '69'])('keeps nothing of field %s', (id) =>
  expect(keptFieldsOf({ fields: [field(id, '3001123456789')] })).toEqual([]),
)
