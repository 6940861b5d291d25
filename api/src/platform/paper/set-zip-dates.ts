const signature = { entry: 0x02014b50, end: 0x06054b50 }
/** Of the record at the end of an archive without a comment. */
const endSize = 22

/** Gives every file of a ZIP archive this date, in UTC: the library that packs it writes the time of the machine. */
export function setZipDates(archive: Uint8Array<ArrayBuffer>, date: Date): Uint8Array<ArrayBuffer> {
  const bytes = new Uint8Array(archive)
  const view = new DataView(bytes.buffer)
  const end = bytes.length - endSize
  if (view.getUint32(end, true) !== signature.end) throw new Error('not a ZIP archive without a comment')
  const [time, day] = dosOf(date)
  const write = (at: number) => {
    view.setUint16(at, time, true)
    view.setUint16(at + 2, day, true)
  }
  let at = view.getUint32(end + 16, true)
  for (let left = view.getUint16(end + 10, true); left > 0; left--) {
    if (view.getUint32(at, true) !== signature.entry) throw new Error('a ZIP archive with a broken directory')
    write(at + 12)
    write(view.getUint32(at + 42, true) + 10)
    at += 46 + view.getUint16(at + 28, true) + view.getUint16(at + 30, true) + view.getUint16(at + 32, true)
  }
  return bytes
}

/** The format of MS-DOS, in steps of two seconds. */
const dosOf = (date: Date): [time: number, day: number] => [
  (date.getUTCHours() << 11) | (date.getUTCMinutes() << 5) | (date.getUTCSeconds() >> 1),
  ((date.getUTCFullYear() - 1980) << 9) | ((date.getUTCMonth() + 1) << 5) | date.getUTCDate(),
]
