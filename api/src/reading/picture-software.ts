import sharp from 'sharp'

/** Bytes of metadata that are looked at, and characters of a name that are kept. */
const [mostBytes, longestName] = [65_536, 64]
/** Parts of TIFF 6.0: the tag of the program in the first directory, and its type, text. */
const [softwareTag, textType, entryBytes] = [0x0131, 2, 12]
/** IPTC-IIM 2:65, the originating program. */
const programTag = Buffer.from([0x1c, 2, 65])

/** The programs that a picture names in EXIF, XMP, IPTC or the texts of a PNG: its camera, or where it was edited. */
export async function softwareOf(bytes: Buffer): Promise<string | undefined> {
  const { exif, xmp, iptc, comments } = await sharp(bytes).metadata()
  const texts = (comments ?? []).filter(({ keyword }) => keyword === 'Software').map(({ text }) => text)
  const found = [ofExif(exif), ofXmp(xmp), ofIptc(iptc), ...texts].map(toName).filter((name) => name !== '')
  return found.length > 0 ? [...new Set(found)].slice(0, 3).join('; ') : undefined
}

const toName = (text: string | undefined) =>
  (text ?? '')
    .replace(/[^\p{L}\p{N}\p{P}\p{S} ]/gu, '')
    .trim()
    .slice(0, longestName)

function ofExif(exif: Buffer | undefined): string | undefined {
  const start = exif?.subarray(0, 6).toString('latin1') === 'Exif\0\0' ? 6 : 0
  const tiff = exif?.subarray(start, start + mostBytes)
  if (!tiff || tiff.length < 8) return undefined
  const isLittle = tiff.toString('latin1', 0, 2) === 'II'
  const read16 = (at: number) => (at + 2 > tiff.length ? 0 : isLittle ? tiff.readUInt16LE(at) : tiff.readUInt16BE(at))
  const read32 = (at: number) => (at + 4 > tiff.length ? 0 : isLittle ? tiff.readUInt32LE(at) : tiff.readUInt32BE(at))
  const directory = read32(4)
  for (let index = 0; index < read16(directory); index++) {
    const entry = directory + 2 + index * entryBytes
    if (entry + entryBytes > tiff.length) return undefined
    if (read16(entry) !== softwareTag || read16(entry + 2) !== textType) continue
    const length = read32(entry + 4)
    // four bytes and less stand where the offset would
    const from = length <= 4 ? entry + 8 : read32(entry + 8)
    return tiff.toString('utf8', from, Math.min(from + length, from + 4 * longestName)).split('\0')[0]
  }
  return undefined
}

function ofXmp(xmp: Buffer | undefined): string | undefined {
  const text = xmp?.toString('utf8', 0, mostBytes) ?? ''
  const [, attribute, element] = /CreatorTool(?:\s*=\s*["']([^"'<]{1,256})|>([^<]{1,256})<)/.exec(text) ?? []
  return attribute ?? element
}

function ofIptc(iptc: Buffer | undefined): string | undefined {
  const data = iptc?.subarray(0, mostBytes)
  const at = data?.indexOf(programTag) ?? -1
  if (!data || at < 0 || at + 5 > data.length) return undefined
  return data.toString('utf8', at + 5, at + 5 + Math.min(data.readUInt16BE(at + 3), 4 * longestName))
}
