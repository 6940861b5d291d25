import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { fileNumberOf, groupedFileNumber, idsOfFileNumber } from './file-number.rules.ts'

const rest = '-8f0e-4f5e-9d6e-0d6f1c2b3a4d'

describe('the number of a file', () => {
  it.each([
    ['00000000', '0000000000', '0000 000 000'],
    ['0000000a', '0000000010', '0000 000 010'],
    ['3f0c1c5e', '1057758302', '1057 758 302'],
    ['ffffffff', '4294967295', '4294 967 295'],
  ])('of %s… is %s', (start, number, grouped) => {
    expect(fileNumberOf(start + rest)).toBe(number)
    expect(groupedFileNumber(number).replaceAll('\u00A0', ' ')).toBe(grouped)
  })

  it('leads back to its file, whatever the id', () => {
    fc.assert(
      fc.property(fc.uuid(), (id) => {
        const ids = idsOfFileNumber(fileNumberOf(id))
        expect(ids && ids.first <= id && id <= ids.last).toBe(true)
      }),
    )
  })

  it.each([
    ['4294967295', true],
    ['4294967296', false],
    ['9999999999', false],
  ])('%s can be one: %s', (number, can) => expect(idsOfFileNumber(number) !== undefined).toBe(can))
})
