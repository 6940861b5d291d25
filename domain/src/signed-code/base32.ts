const alphabet = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ234567'

/** RFC 4648 with or without padding. Undefined for anything else, also for bits that are left over. */
export function decodeBase32(text: string): Uint8Array | undefined {
  const [, digits = '', padding = ''] = text.match(/^([A-Z2-7]*)(={0,6})$/) ?? []
  const isPadded = padding.length > 0 && (digits.length + padding.length) % 8 === 0
  if (digits.length + padding.length !== text.length || (padding.length > 0 && !isPadded)) return undefined
  const bytes = new Uint8Array(Math.floor((digits.length * 5) / 8))
  let [bits, count, at] = [0, 0, 0]
  for (const digit of digits) {
    bits = (bits << 5) | alphabet.indexOf(digit)
    count += 5
    if (count < 8) continue
    count -= 8
    bytes[at++] = bits >> count
    bits &= (1 << count) - 1
  }
  return count < 5 && bits === 0 ? bytes : undefined
}
