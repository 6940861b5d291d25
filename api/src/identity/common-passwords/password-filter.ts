import { createHash } from 'node:crypto'

/** In bytes. With 120,000 entries one other password in 200,000 is taken for a common one. */
const filterSize = 393_216
const hashCount = 18

/** The bits of an entry, by double hashing. */
function bitsOf(form: string): number[] {
  const digest = createHash('sha256').update(form).digest()
  const [first, second] = [digest.readUInt32LE(0), (digest.readUInt32LE(4) | 1) >>> 0]
  return Array.from({ length: hashCount }, (_, index) => (first + index * second) % (filterSize * 8))
}

/** A Bloom filter: compact, never misses an entry, and cannot be read as a list. */
export function createPasswordFilter(entries: Iterable<string>): Buffer {
  const filter = Buffer.alloc(filterSize)
  for (const entry of entries) {
    for (const bit of bitsOf(entry)) filter[bit >> 3] = (filter[bit >> 3] ?? 0) | (1 << (bit & 7))
  }
  return filter
}

export function isInFilter(filter: Buffer, form: string): boolean {
  return bitsOf(form).every((bit) => ((filter[bit >> 3] ?? 0) & (1 << (bit & 7))) !== 0)
}
