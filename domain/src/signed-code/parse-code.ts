import type { CalendarDate } from '../value/calendar-date.ts'
import { decodeBase32 } from './base32.ts'
import { type CodeField, daysToDate, readFields } from './read-fields.ts'
import type { CodeKind, CodeProblem, FoundProblem } from './signed-code.schema.ts'
import { typeTable } from './type-table.ts'

/** A 2D-Doc, read. Whether its signature is right is not known yet. */
export type SignedCode = {
  version: 1 | 2 | 3 | 4
  /** Who issued the certificate: `FR03`. */
  authority: string
  /** Which certificate of the authority signed: four characters. */
  certificate: string
  issuedOn?: CalendarDate
  signedOn: CalendarDate
  type: string
  /** Undefined for a type that is not in the table: its fields are not read. */
  kind?: CodeKind
  country?: string
  fields: readonly CodeField[]
  /** Notices about its content; the signature can be right all the same. */
  problems: readonly FoundProblem[]
  /** Header and message as they are signed. */
  signedBytes: Uint8Array<ArrayBuffer>
  signature: Uint8Array
}

export type ParsedCode =
  | { kind: 'NOT_A_CODE' }
  | { kind: 'UNREADABLE'; problem: CodeProblem }
  | { kind: 'READ'; code: SignedCode }

/** The largest DataMatrix has 2,335 alphanumeric characters. */
const maxLength = 2_400
const headerLengths = { '01': 22, '02': 22, '03': 24, '04': 26 } as const
/** Bytes of signatures with P-256, P-384 and P-521. */
const signatureLengths = [64, 96, 132]
const unitSeparator = '\x1f'

const unreadable = (problem: CodeProblem): ParsedCode => ({ kind: 'UNREADABLE', problem })

/** Takes the bytes of a DataMatrix, each character one byte. */
export function parseCode(bytes: Uint8Array): ParsedCode {
  if (bytes[0] === 0xdc && bytes[1] === 4) return unreadable('BINARY_FORM')
  const text = toText(bytes.subarray(0, maxLength + 1))
  const [, version = ''] = text.match(/^DC(\d\d)[A-Z0-9]{4}/) ?? []
  if (!version) return { kind: 'NOT_A_CODE' }
  if (text.length > maxLength) return unreadable('TOO_LONG')
  if (!isKnownVersion(version)) return unreadable('UNKNOWN_VERSION')
  const parts = splitSignature(text, version)
  if (typeof parts === 'string') return unreadable(parts)
  if (!isSignable(parts.signed)) return unreadable('WRONG_CHARACTER')
  return readContent(version, parts)
}

const isKnownVersion = (version: string): version is keyof typeof headerLengths => Object.hasOwn(headerLengths, version)
const toText = (bytes: Uint8Array) => Array.from(bytes, (byte) => String.fromCharCode(byte)).join('')
const toBytes = (text: string) => Uint8Array.from(text, (sign) => sign.charCodeAt(0))
/** Printable ASCII and the separators of fields. */
const isSignable = (text: string) => /^[ -~]*$/.test(text.replaceAll('\x1d', '').replaceAll('\x1e', ''))

type Parts = { signed: string; signature: Uint8Array; hasAnnex: boolean }

/** Version 01 has the bytes of the signature at its end, without a separator; the others have base32 after one. */
function splitSignature(text: string, version: string): Parts | CodeProblem {
  const binary = version === '01' ? splitBinary(text) : undefined
  if (binary) return binary
  const at = text.indexOf(unitSeparator)
  if (at === -1) return 'NO_SIGNATURE'
  const [digits = '', ...annex] = text.slice(at + 1).split('\x1d')
  const signature = decodeBase32(digits)
  const isOfForm = signature !== undefined && signatureLengths.includes(signature.length)
  if (!isOfForm || (annex.length > 0 && version !== '04')) return 'WRONG_SIGNATURE_FORM'
  return { signed: text.slice(0, at), signature, hasAnnex: annex.some((part) => part !== '') }
}

/** The shortest signature before which nothing but text is: 32 random bytes are never text. */
function splitBinary(text: string): Parts | undefined {
  const length = signatureLengths.find((bytes) => text.length > bytes && isSignable(text.slice(0, -bytes)))
  // some writers of version 01 use base32 already
  const isBase32 = /^[A-Z2-7]{103,}=*$/.test(text.slice(text.lastIndexOf(unitSeparator) + 1))
  if (!length || isSignable(text) || isBase32) return undefined
  return { signed: text.slice(0, -length), signature: toBytes(text.slice(-length)), hasAnnex: false }
}

function readContent(version: keyof typeof headerLengths, { signed, signature, hasAnnex }: Parts): ParsedCode {
  const header = signed.slice(0, headerLengths[version])
  if (!/^[A-Z0-9]+$/.test(header) || header.length < headerLengths[version]) return unreadable('WRONG_HEADER')
  const [authority, certificate, issued, signedDays] = [4, 8, 12, 16].map((at) => header.slice(at, at + 4)) as Four
  const [type, perimeter, country] = [20, 22, 24].map((at) => header.slice(at, at + 2))
  const issuedOn = daysToDate(issued)
  const signedOn = daysToDate(signedDays)
  if (!signedOn || (!issuedOn && issued !== 'FFFF')) return unreadable('WRONG_HEADER_DATE')
  const spec = perimeter === '01' || !perimeter ? typeTable[type ?? ''] : undefined
  const problems: FoundProblem[] = []
  if (!spec) problems.push({ problem: 'UNKNOWN_TYPE' })
  if (spec?.isDated && !issuedOn) problems.push({ problem: 'MISSING_DATE' })
  if (hasAnnex) problems.push({ problem: 'UNSIGNED_ANNEX' })
  const read = spec ? readFields(signed.slice(header.length), spec) : { fields: [], problems: [] }
  const code: SignedCode = {
    version: Number(version) as SignedCode['version'],
    authority,
    certificate,
    ...(issuedOn && { issuedOn }),
    signedOn,
    type: type ?? '',
    ...(spec && { kind: spec.kind }),
    ...(country && { country }),
    fields: read.fields,
    problems: [...problems, ...read.problems],
    signedBytes: toBytes(signed),
    signature,
  }
  return { kind: 'READ', code }
}

type Four = [string, string, string, string]
