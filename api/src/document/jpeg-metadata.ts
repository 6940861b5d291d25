/** Markers of a JPEG (ITU-T T.81, table B.1). */
const [startOfScan, comment, app0, app2, app14, app15] = [0xda, 0xfe, 0xe0, 0xe2, 0xee, 0xef]

/** APP0 (JFIF), APP2 (colour profile) and APP14 (colour transform) are needed to show it; the others are metadata. */
const isMetadata = (marker: number) =>
  marker === comment || (marker >= app0 && marker <= app15 && ![app0, app2, app14].includes(marker))

/**
 * Removes metadata (location, date, camera, thumbnails) from a JPEG inside a PDF without re-encoding, which would cost
 * quality. Anything that is no valid JPEG stays as it is.
 */
export function withoutMetadata(jpeg: Uint8Array): Uint8Array {
  const kept = [jpeg.subarray(0, 2)]
  const view = new DataView(jpeg.buffer, jpeg.byteOffset, jpeg.byteLength)
  let at = 2
  while (at + 4 <= jpeg.length && view.getUint8(at) === 0xff) {
    const marker = view.getUint8(at + 1)
    const end = at + 2 + view.getUint16(at + 2)
    if (marker === startOfScan || end > jpeg.length) break
    if (!isMetadata(marker)) kept.push(jpeg.subarray(at, end))
    at = end
  }
  return new Uint8Array(Buffer.concat([...kept, jpeg.subarray(at)]))
}
