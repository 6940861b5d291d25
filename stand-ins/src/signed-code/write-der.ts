/** The part of DER that certificates and revocation lists need. */

function lengthOf(content: Buffer): Buffer {
  if (content.length < 0x80) return Buffer.from([content.length])
  const bytes = Buffer.from(content.length.toString(16).padStart(content.length > 0xff ? 4 : 2, '0'), 'hex')
  return Buffer.concat([Buffer.from([0x80 | bytes.length]), bytes])
}

/** Up to 65,535 bytes. */
export const element = (tag: number, ...content: Buffer[]): Buffer => {
  const all = Buffer.concat(content)
  return Buffer.concat([Buffer.from([tag]), lengthOf(all), all])
}

export const sequence = (...content: Buffer[]): Buffer => element(0x30, ...content)
export const set = (...content: Buffer[]): Buffer => element(0x31, ...content)
/** `[n]` around other elements. */
export const tagged = (n: number, ...content: Buffer[]): Buffer => element(0xa0 | n, ...content)
export const bitString = (content: Buffer): Buffer => element(0x03, Buffer.from([0]), content)
export const octetString = (content: Buffer): Buffer => element(0x04, content)
export const yes = element(0x01, Buffer.from([0xff]))
export const utf8 = (text: string): Buffer => element(0x0c, Buffer.from(text))

/** Not negative. */
export function integer(value: number | bigint): Buffer {
  const hex = value.toString(16)
  const bytes = Buffer.from(hex.padStart(hex.length + (hex.length % 2), '0'), 'hex')
  const isHigh = (bytes[0] ?? 0) >= 0x80
  return element(0x02, isHigh ? Buffer.concat([Buffer.from([0]), bytes]) : bytes)
}

/** From `1.2.840.10045.4.3.2`. */
export function objectId(dotted: string): Buffer {
  const [first = 0, second = 0, ...rest] = dotted.split('.').map(Number)
  const bytes = [first * 40 + second, ...rest].flatMap((arc) => {
    const groups = [arc & 0x7f]
    for (let left = arc >>> 7; left > 0; left >>>= 7) groups.unshift(0x80 | (left & 0x7f))
    return groups
  })
  return element(0x06, Buffer.from(bytes))
}

/** UTCTime, which ends with 2049. */
export const time = (at: Date): Buffer =>
  element(0x17, Buffer.from(`${at.toISOString().slice(2, 19).replace(/[-:T]/g, '')}Z`))
