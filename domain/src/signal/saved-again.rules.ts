import type { SourceFacts } from '../reading/reading.ts'
import type { SignalSeen } from './signal.schema.ts'

/**
 * Milliseconds: a night in which an employer's programs stamp and file what they made, and a time zone that one of two
 * dates does not name.
 */
const soonAfter = 24 * 3_600_000

/**
 * The dates between which a file was saved again, and how often it was saved. Nothing about files that were signed
 * electronically: a signature is such a save, its time stamp another one, and both come later.
 */
export function findSaves({ createdAt, changedAt, saves = 1, isSigned }: SourceFacts): SignalSeen[] {
  if (isSigned) return []
  const [created, changed] = [readPdfDate(createdAt), readPdfDate(changedAt)]
  const isLater = created && changed && changed.time - created.time > soonAfter
  return [
    ...(isLater ? [{ found: changed.day, expected: created.day }] : []),
    ...(saves > 1 ? [{ found: `${saves}\u00a0×` }] : []),
  ]
}

const pdfDate = /^(?:D:)?(\d{4})(\d\d)(\d\d)(?:(\d\d)(\d\d)(\d\d)?)?(?:Z|([+-])(\d\d)'?(\d\d)?)?/

/** `D:20261102090000+01'00'` (ISO 32000-2, 7.9.4): the day as written. Undefined without a day, or with one that is none. */
function readPdfDate(text = ''): { day: string; time: number } | undefined {
  const [all, year, month, date, hour = '00', minute = '00', second = '00', sign, ahead = '00', more = '00'] =
    pdfDate.exec(text) ?? []
  if (!all) return undefined
  const day = `${year}-${month}-${date}`
  const time = Date.parse(`${day}T${hour}:${minute}:${second}Z`)
  const offset = (Number(ahead) * 60 + Number(more)) * 60_000
  return Number.isNaN(time) ? undefined : { day, time: time - (sign === '-' ? -offset : offset) }
}
