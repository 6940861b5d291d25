/** Start of image, and end of it. */
const [start, end] = [0xffd8, 0xffd9]
/** Start of a frame, of all kinds of coding; C4, C8 and CC are something else (ITU-T T.81, table B.1). */
const isFrame = (marker: number) => marker >= 0xc0 && marker <= 0xcf && ![0xc4, 0xc8, 0xcc].includes(marker)

/** Pixels as a JPEG says them. Undefined for anything else, and for one with bytes behind its end. */
export function jpegSize(bytes: Buffer): { width: number; height: number } | undefined {
  if (bytes.length < 4 || bytes.readUInt16BE(0) !== start || bytes.readUInt16BE(bytes.length - 2) !== end)
    return undefined
  for (let at = 2; at + 9 <= bytes.length && bytes[at] === 0xff; at += 2 + bytes.readUInt16BE(at + 2))
    if (isFrame(bytes[at + 1] ?? 0)) return { width: bytes.readUInt16BE(at + 7), height: bytes.readUInt16BE(at + 5) }
  return undefined
}
