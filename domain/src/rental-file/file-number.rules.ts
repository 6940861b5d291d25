/**
 * The number that a tenant says on the phone: the first 32 bits of the file's id, as ten digits. Derived, so nothing is
 * stored; two files share one so rarely that the desk simply lists both.
 */
export const fileNumberOf = (fileId: string): string =>
  Number.parseInt(fileId.slice(0, 8), 16).toString().padStart(10, '0')

/** `1063947196` as `1063 947 196`. */
export const groupedFileNumber = (number: string): string =>
  [number.slice(0, 4), number.slice(4, 7), number.slice(7)].join('\u00A0')

/** The first and the last id with this number; undefined when no id can have it. */
export function idsOfFileNumber(number: string): { first: string; last: string } | undefined {
  const bits = Number(number)
  if (bits > 0xffff_ffff) return undefined
  const start = bits.toString(16).padStart(8, '0')
  return { first: `${start}-0000-0000-0000-000000000000`, last: `${start}-ffff-ffff-ffff-ffffffffffff` }
}
