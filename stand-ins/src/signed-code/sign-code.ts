import bwipjs from 'bwip-js/node'
import type { Signer } from './code-authority.ts'
import { signRepeatably } from './sign-repeatably.ts'

const groupSeparator = '\x1d'
const unitSeparator = '\x1f'

export type CodeContent = {
  /** Two characters: `28` is a tax notice, `06` a payslip, `01` an invoice. */
  type: string
  /** `YYYY-MM-DD`; undefined for types without a date. */
  issuedOn?: string
  signedOn: string
  /** Ids of two characters and values. Each ends with a separator, which the specification allows. */
  fields: readonly (readonly [id: string, value: string])[]
}

/** A 2D-Doc of version 04, as the bytes that its DataMatrix has. */
export function signCode({ type, issuedOn, signedOn, fields }: CodeContent, signer: Signer): Buffer {
  const header = `DC04${signer.authority}${signer.id}${issuedOn ? daysOf(issuedOn) : 'FFFF'}${daysOf(signedOn)}${type}01FR`
  const message = fields.map(([id, value]) => `${id}${value}${groupSeparator}`).join('')
  const signed = Buffer.from(`${header}${message}`, 'latin1')
  const signature = signRepeatably(signed, signer.privateKey, signer.curve)
  return Buffer.concat([signed, Buffer.from(`${unitSeparator}${toBase32(signature)}`)])
}

/** Changes a text of a signed code and leaves its signature: what a forger does. */
export function forgeCode(code: Buffer, from: string, to: string): Buffer {
  const text = code.toString('latin1')
  if (!text.includes(from)) throw new Error(`the code does not have «${from}»`)
  return Buffer.from(text.replace(from, to), 'latin1')
}

/** A PNG of the DataMatrix, black on white with its quiet zone. `scale`: pixels a module. */
export const drawCode = (code: Buffer, scale = 6): Promise<Buffer> =>
  bwipjs.toBuffer({
    bcid: 'datamatrix',
    text: Array.from(code, (byte) => `^${String(byte).padStart(3, '0')}`).join(''),
    parse: true,
    scale,
    padding: 2,
    backgroundcolor: 'ffffff',
  })

const daysOf = (date: string) =>
  ((Date.parse(date) - Date.parse('2000-01-01')) / 86_400_000).toString(16).toUpperCase().padStart(4, '0')

function toBase32(bytes: Buffer): string {
  const bits = Array.from(bytes, (byte) => byte.toString(2).padStart(8, '0')).join('')
  const digits = bits.match(/.{1,5}/g) ?? []
  return digits.map((digit) => 'ABCDEFGHIJKLMNOPQRSTUVWXYZ234567'[Number.parseInt(digit.padEnd(5, '0'), 2)]).join('')
}
