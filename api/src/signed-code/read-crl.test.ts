import { codeAuthority } from '@bailclair/stand-ins/signed-code/code-authority.ts'
import {
  bitString,
  element,
  integer,
  objectId,
  octetString,
  sequence,
  tagged,
  time,
  yes,
} from '@bailclair/stand-ins/signed-code/write-der.ts'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { isIssuedBy, readCertificate } from './read-certificate.ts'
import { isRevocationListOf, readRevocationList } from './read-crl.ts'
import { MalformedDer, readElements, readObjectId, readSerial, readText, readTime } from './read-der.ts'

const authority = readCertificate(codeAuthority.certificate)
const revocations = codeAuthority.revocationList({ serials: [105, 0x80, 0x1234] })

/** Anything but the error for malformed files is a fault. */
const isRead = (read: () => unknown) => {
  try {
    read()
    return true
  } catch (error) {
    if (error instanceof MalformedDer) return false
    throw error
  }
}

describe('readRevocationList', () => {
  it('reads serial numbers and days', () => {
    const list = readRevocationList(revocations)
    expect(list).toMatchObject({ madeAt: new Date('2026-01-01'), nextAt: new Date('2045-01-01') })
    expect(list.revoked).toEqual(['69', '80', '1234'].map((serial) => ({ serial, at: new Date('2024-06-01') })))
    expect(isRevocationListOf(list, authority)).toBe(true)
  })

  it('reads an empty list', () =>
    expect(readRevocationList(codeAuthority.revocationList({ serials: [] })).revoked).toEqual([]))

  it('does not believe one that somebody else signed, or that was changed', () => {
    expect(isRevocationListOf(readRevocationList(codeAuthority.forgedRevocationList()), authority)).toBe(false)
    const changed = Buffer.from(revocations)
    changed[changed.indexOf(Buffer.from([0x02, 0x01, 105])) + 2] = 104
    expect(isRevocationListOf(readRevocationList(changed), authority)).toBe(false)
  })

  const algorithm = sequence(objectId('1.2.840.10045.4.3.2'))
  const at = time(new Date('2026-01-01'))
  const listOf = (...content: Buffer[]) =>
    sequence(sequence(integer(1), ...content), algorithm, bitString(Buffer.alloc(8)))
  const critical = sequence(sequence(objectId('2.5.29.28'), yes, octetString(Buffer.alloc(2))))
  it.each([
    ['its least', listOf(algorithm, authority.subject, at), true],
    ['another algorithm inside', listOf(sequence(objectId('1.2.840.10045.4.3.3')), authority.subject, at), false],
    ['no time', listOf(algorithm, authority.subject), false],
    ['a critical extension', listOf(algorithm, authority.subject, at, tagged(0, critical)), false],
    [
      'a critical extension of an entry',
      listOf(algorithm, authority.subject, at, sequence(sequence(integer(1), at, critical))),
      false,
    ],
    ['an entry without a time', listOf(algorithm, authority.subject, at, sequence(sequence(integer(1)))), false],
    ['something behind', listOf(algorithm, authority.subject, at, sequence(), integer(1)), false],
  ])('with %s: read %s', (_, bytes, is) => expect(isRead(() => readRevocationList(bytes))).toBe(is))
})

describe('bytes of others', () => {
  it('never end in another error than that they are malformed', () => {
    const samples = [revocations, codeAuthority.certificate, codeAuthority.signers.VALID_P521.certificate]
    const changes = fc.array(fc.tuple(fc.nat(), fc.nat(255)), { minLength: 1, maxLength: 6 })
    fc.assert(
      fc.property(fc.constantFrom(...samples), changes, fc.nat(), (sample, changed, cut) => {
        const bytes = Buffer.from(sample)
        for (const [place, value] of changed) bytes[place % bytes.length] = value
        for (const given of [bytes, bytes.subarray(0, cut % bytes.length)]) {
          isRead(() => isRevocationListOf(readRevocationList(given), authority))
          isRead(() => isIssuedBy(readCertificate(given), authority))
        }
      }),
      { numRuns: 500 },
    )
    fc.assert(
      fc.property(fc.uint8Array({ maxLength: 60 }), (bytes) => {
        isRead(() => readElements(Buffer.from(bytes)))
        isRead(() => readRevocationList(Buffer.from(bytes)))
      }),
    )
  })

  it.each([
    ['cut off', [0x30]],
    ['a length without end', [0x30, 0x80, 0, 0]],
    ['longer than the bytes', [0x30, 0x84, 0xff, 0xff, 0xff, 0xff]],
    ['of five bytes', [0x30, 0x85, 0, 0, 0, 0, 1, 0]],
    ['not the shortest', [0x30, 0x81, 0x01, 0x00]],
    ['not the shortest of two bytes', [0x30, 0x82, 0x00, 0x80, ...Array(128).fill(0)]],
    ['a tag of several bytes', [0x3f, 0x81, 0x01, 0x00]],
  ])('a length %s is refused', (_, bytes) => expect(() => readElements(Buffer.from(bytes))).toThrow(MalformedDer))

  it('more elements than any list has are refused', () =>
    expect(() => readElements(Buffer.alloc(1_100_000))).toThrow('too many elements'))
})

describe('values', () => {
  const only = (bytes: Buffer) => readElements(bytes)[0]

  it.each([0, 1, 127, 128, 255, 256, 0x1234])('the serial number %i', (value) =>
    expect(Number.parseInt(readSerial(only(integer(value))), 16)).toBe(value),
  )

  it.each(['2.5.29.20', '1.2.840.113549.1.1.13', '0.9.2342', '2.100.3'])('the id %s', (id) => {
    const written = id.startsWith('2.100') ? element(6, Buffer.from([0x81, 0x34, 3])) : objectId(id)
    expect(readObjectId(only(written))).toBe(id)
  })

  it.each([
    ['UTF-8', 0x0c, Buffer.from('Impôts'), 'Impôts'],
    ['printable', 0x13, Buffer.from('Impots'), 'Impots'],
    ['Latin', 0x14, Buffer.from('Impôts', 'latin1'), 'Impôts'],
    ['two bytes a character', 0x1e, Buffer.from('Impôts', 'utf16le').swap16(), 'Impôts'],
    ['half a character', 0x1e, Buffer.from([0, 0x49, 0]), 'I'],
    ['a number', 0x02, Buffer.from([1]), ''],
  ])('a text in %s', (_, tag, content, text) => expect(readText(only(element(tag, content)))).toBe(text))

  it.each([
    [0x17, '260101100000Z', '2026-01-01T10:00:00.000Z'],
    [0x17, '500101100000Z', '1950-01-01T10:00:00.000Z'],
    [0x18, '20510131235959Z', '2051-01-31T23:59:59.000Z'],
  ])('the time %i %s', (tag, text, at) =>
    expect(readTime(only(element(tag, Buffer.from(text)))).toISOString()).toBe(at),
  )

  it.each([
    [0x17, '2601011000Z'],
    [0x17, '260101100000+0100'],
    [0x17, '260230100000Z'],
    [0x18, '260101100000Z'],
    [0x0c, '260101100000Z'],
  ])('no time: %i %s', (tag, text) =>
    expect(() => readTime(only(element(tag, Buffer.from(text))))).toThrow(MalformedDer),
  )
})
