import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { fieldTable } from './field-table.ts'
import { parseCode } from './parse-code.ts'
import { typeTable } from './type-table.ts'

const bytesOf = (text: string) => Uint8Array.from(text, (sign) => sign.charCodeAt(0))
const GS = '\x1d'
const RS = '\x1e'
/** 64 bytes, of which nothing is checked here. */
const signature = `\x1f${'A'.repeat(103)}`
const parse = (text: string) => parseCode(bytesOf(text))
const readCode = (text: string) => {
  const parsed = parse(text)
  if (parsed.kind !== 'READ') throw new Error(`not read: ${JSON.stringify(parsed)}`)
  return parsed.code
}
const invoice = 'DC04FR000001123F16360101FR'
const address = `26FR247500010MME/SPECIMEN/NATACHA${GS}22145 AVENUE DES SPECIMENS`
const problemsOf = (message: string, header = invoice) =>
  readCode(`${header}${message}${signature}`).problems.map(({ problem, field }) =>
    field ? `${problem} ${field}` : problem,
  )

describe('the header', () => {
  it.each([
    ['01', 'DC01FR000001123F163601', {}],
    ['02', 'DC02FR000001123F163601', {}],
    ['03', 'DC03FR000001123F16360101', {}],
    ['04', 'DC04FR000001123F16360101FR', { country: 'FR' }],
  ])('is read in version %s', (version, header, more) => {
    const code = readCode(`${header}${address}${signature}`)
    const { fields, signedBytes, ...rest } = code
    expect(rest).toEqual({
      version: Number(version),
      authority: 'FR00',
      certificate: '0001',
      issuedOn: '2012-10-15',
      signedOn: '2015-07-27',
      type: '01',
      kind: 'PROOF_OF_ADDRESS',
      ...more,
      problems: [],
      signature: new Uint8Array(64),
    })
    expect(signedBytes).toEqual(bytesOf(`${header}${address}`))
    expect(fields.map(({ id, value }) => [id, value])).toEqual([
      ['26', 'FR'],
      ['24', '75000'],
      ['10', 'MME/SPECIMEN/NATACHA'],
      ['22', '145 AVENUE DES SPECIMENS'],
    ])
  })

  it('has no issue date where it says FFFF', () => {
    const code = readCode(
      `DC04FR000001FFFF16360301FR30M EXEMPLE${GS}31FR7030002005500000157845Z02${GS}32CRLYFRPP${signature}`,
    )
    expect(code).not.toHaveProperty('issuedOn')
    expect(code.problems).toEqual([])
  })
})

describe('what is no 2D-Doc', () => {
  it.each([
    '',
    'D',
    'DC',
    'DC0',
    'https://example.org',
    'DCABFR00',
    'dc04FR000001',
    ' DC04FR00',
    'DC04 R000001',
    '\xdc\x05',
  ])('is told apart: %j', (text) => expect(parse(text)).toEqual({ kind: 'NOT_A_CODE' }))
})

describe('a code that cannot be read', () => {
  it.each([
    ['UNKNOWN_VERSION', `DC05FR000001123F16360101FR${signature}`],
    ['UNKNOWN_VERSION', `DC00FR000001123F16360101FR${signature}`],
    ['BINARY_FORM', '\xdc\x04\x7b\xa7'],
    ['NO_SIGNATURE', `${invoice}${address}`],
    ['NO_SIGNATURE', 'DC01FR000001123F163601'],
    ['WRONG_SIGNATURE_FORM', `${invoice}${address}\x1f`],
    ['WRONG_SIGNATURE_FORM', `${invoice}${address}\x1f${'A'.repeat(102)}`],
    ['WRONG_SIGNATURE_FORM', `${invoice}${address}\x1f${'A'.repeat(104)}`],
    ['WRONG_SIGNATURE_FORM', `${invoice}${address}\x1f${'A'.repeat(102)}1`],
    ['WRONG_SIGNATURE_FORM', `${invoice}${address}\x1f${'a'.repeat(103)}`],
    ['WRONG_SIGNATURE_FORM', `DC03FR000001123F16360101${address}${signature}${GS}`],
    ['WRONG_HEADER', `DC04FR00${signature}`],
    ['WRONG_HEADER', `DC04FR00a001123F16360101FR${signature}`],
    ['WRONG_HEADER', `DC04FR000001123F163601${GS}1FR${signature}`],
    ['WRONG_HEADER_DATE', `DC04FR000001123FFFFF0101FR${signature}`],
    ['WRONG_HEADER_DATE', `DC04FR000001123FZZZZ0101FR${signature}`],
    ['WRONG_HEADER_DATE', `DC04FR000001FFFG16360101FR${signature}`],
    ['WRONG_CHARACTER', `${invoice}10É${signature}`],
    ['WRONG_CHARACTER', `${invoice}10A\x00B${signature}`],
    ['TOO_LONG', `${invoice}${'A'.repeat(2_400)}${signature}`],
  ])('%s', (problem, text) => expect(parse(text)).toEqual({ kind: 'UNREADABLE', problem }))
})

describe('the signature', () => {
  it.each([
    [64, 103],
    [96, 154],
    [132, 212],
  ])('of %i bytes', (bytes, digits) =>
    expect(readCode(`${invoice}${address}\x1f${'A'.repeat(digits)}`).signature).toHaveLength(bytes),
  )

  it.each([64, 96, 132])('of %i bytes is at the end in version 01', (length) => {
    // a unit separator and letters among its bytes
    const raw = String.fromCharCode(
      ...Array.from({ length }, (_, at) => (at === length - 2 ? 0x1f : at === length - 1 ? 65 : 200 + (at % 50))),
    )
    const code = readCode(`DC01FR000001123F163601${address}${raw}`)
    expect(code.signature).toEqual(bytesOf(raw))
    expect(code.signedBytes).toEqual(bytesOf(`DC01FR000001123F163601${address}`))
    expect(code.problems).toEqual([])
  })

  it('may be followed by an annex in version 04, which nobody signed and nobody reads', () => {
    const code = readCode(`${invoice}${address}${signature}${GS}41999999`)
    expect(code.problems).toEqual([{ problem: 'UNSIGNED_ANNEX' }])
    expect(code.fields.map(({ id }) => id)).not.toContain('41')
    expect(readCode(`${invoice}${address}${signature}${GS}`).problems).toEqual([])
  })
})

describe('fields', () => {
  it.each([
    ['UNKNOWN_FIELD ZZ', `ZZ12345${GS}${address}`],
    ['UNKNOWN_FIELD Z', `${address}${GS}Z`],
    ['FIELD_TWICE 26', `${address}${GS}26BE`],
    ['MISSING_FIELD 24', `26FR10MME/SPECIMEN${GS}22145 AVENUE`],
    ['MISSING_FIELD 10', `26FR247500012NATACHA${GS}22145 AVENUE`],
    ['WRONG_LENGTH 24', `26FR24750${GS}10MME/SPECIMEN${GS}22145 AVENUE`],
    ['WRONG_LENGTH 26', `26FR${RS}247500010MME/SPECIMEN${GS}22145 AVENUE`],
    ['WRONG_VALUE 26', `26f1247500010MME/SPECIMEN${GS}22145 AVENUE`],
    ['WRONG_VALUE 1D', `${address}${GS}1D12.50`],
    ['WRONG_VALUE 1D', `${address}${GS}1D12,505`],
    ['WRONG_VALUE 07', `${address}${GS}07245959`],
    ['WRONG_DATE 1C', `${address}${GS}1C30022024`],
    ['WRONG_DATE 1C', `${address}${GS}1C29022023`],
    ['WRONG_DATE 1C', `${address}${GS}1C01132023`],
    ['WRONG_DATE 06', `${address}${GS}06FFFF`],
    ['WRONG_DATE 06', `${address}${GS}0612g4`],
  ])('%s', (problem, message) => expect(problemsOf(message)).toEqual([problem]))

  it.each([
    `12NATACHA${GS}13SPECIMEN${GS}22145 AVENUE${GS}247500026FR`,
    `${address}${GS}1D-12,5${GS}1C29022024`,
    // empty, and a separator after the last field
    `${address}${GS}20${GS}23${GS}`,
    // a separator after a field of fixed length
    `26FR${GS}24${'75000'}${GS}10MME/SPECIMEN${GS}22145 AVENUE`,
    `${address}${GS}0CNB2WS43TNFSXELLKOVZXI2LDMUXGM4RPGE4DSNRVGQ3TQNJTIFBA`,
  ])('nothing is wrong with %j', (message) => expect(problemsOf(message)).toEqual([]))

  it('a value of the greatest length needs no separator', () => {
    const { fields } = readCode(`${invoice}22${'A'.repeat(38)}26FR247500010B${signature}`)
    expect(fields.map(({ id, value }) => `${id} ${value.length}`)).toEqual(['22 38', '26 2', '24 5', '10 1'])
  })

  it('a value that was cut ends with a record separator', () => {
    const { fields } = readCode(`${invoice}${address}${GS}25MARSE${RS}${signature}`)
    expect(fields.at(-1)).toEqual({ id: '25', value: 'MARSE', isTruncated: true })
  })

  it('after an unknown field the next one is read at the separator', () => {
    const { fields } = readCode(`${invoice}ZZ4199999${GS}${address}${signature}`)
    expect(fields.map(({ id }) => id)).toEqual(['26', '24', '10', '22'])
  })

  it.each([
    ['UNKNOWN_TYPE', 'DC04FR000001123F1636L101FR'],
    ['UNKNOWN_TYPE', 'DC04FR000001123F16360102FR'],
  ])('%s: fields are not read', (problem, header) => {
    const code = readCode(`${header}${address}${signature}`)
    expect(code.problems).toEqual([{ problem }])
    expect(code.fields).toEqual([])
    expect(code).not.toHaveProperty('kind')
  })

  it('MISSING_DATE: an invoice says when it was issued', () =>
    expect(problemsOf(address, 'DC04FR000001FFFF16360101FR')).toEqual(['MISSING_DATE']))

  it('types need only fields that are in the table', () => {
    const needed = Object.values(typeTable).flatMap(({ needs }) => needs.flat(2))
    expect(needed.filter((id) => !fieldTable[id])).toEqual([])
  })
})

describe('any bytes', () => {
  it('are read without an error, and what is read was there', () => {
    const pieces = fc.constantFrom(
      'DC04FR000001123F16360101FR',
      'DC01',
      '10',
      '41',
      '4A',
      GS,
      RS,
      '\x1f',
      signature,
      '63198',
      'É',
    )
    const texts = fc.oneof(
      fc.array(fc.oneof(pieces, fc.string({ maxLength: 20 })), { maxLength: 20 }).map((parts) => parts.join('')),
      fc.string({ maxLength: 300 }).map((text) => `${invoice}${text}${signature}`),
    )
    fc.assert(
      fc.property(texts, (text) => {
        const parsed = parse(text)
        if (parsed.kind !== 'READ') return
        const { fields, signedBytes } = parsed.code
        expect(text.startsWith(String.fromCharCode(...signedBytes))).toBe(true)
        for (const { id, value } of fields) expect(text).toContain(`${id}${value}`)
        expect(new Set(fields.map(({ id }) => id)).size).toBe(fields.length)
      }),
    )
  })

  it('fields that are written are read again', () => {
    const value = (id: string) => {
      const { form, min, max } = fieldTable[id] ?? { form: 'text', min: 0, max: 0 }
      const length = { minLength: min, maxLength: Math.min(max, 40) }
      if (form === 'text') return fc.string({ unit: fc.constantFrom(...'ABC 129/-'), ...length })
      if (form === 'digits') return fc.string({ unit: fc.constantFrom(...'0123456789'), ...length })
      if (form === 'amount') return fc.integer({ min: 0, max: 9_999 }).map(String)
      return undefined
    }
    const written = Object.keys(fieldTable).flatMap((id) => {
      const values = value(id)
      return values ? [values.map((text) => [id, text] as const)] : []
    })
    fc.assert(
      fc.property(fc.uniqueArray(fc.oneof(...written), { selector: ([id]) => id, maxLength: 12 }), (fields) => {
        const message = fields.map(([id, text]) => `${id}${text}${GS}`).join('')
        const read = readCode(`${invoice}${message}${signature}`)
        expect(read.fields.map(({ id, value: text }) => [id, text])).toEqual(fields)
      }),
    )
  })
})
