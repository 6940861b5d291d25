import type { CalendarDate } from '../value/calendar-date.ts'

/**
 * UNALTERED: these bytes were issued. ALTERED: the code was issued with other bytes. ISSUED: the code was issued, and
 * nobody showed the bytes.
 */
export const pdfVerdicts = ['UNALTERED', 'ALTERED', 'ISSUED', 'UNKNOWN'] as const
export type PdfVerdict = (typeof pdfVerdicts)[number]

type Found = {
  /** When a PDF with these bytes was issued. */
  byHash: CalendarDate | undefined
  /** When the PDF with this code was issued. */
  byCode: CalendarDate | undefined
  isHashGiven: boolean
}

export function judgePdf({ byHash, byCode, isHashGiven }: Found): { verdict: PdfVerdict; issuedOn?: CalendarDate } {
  if (byHash) return { verdict: 'UNALTERED', issuedOn: byHash }
  if (byCode) return { verdict: isHashGiven ? 'ALTERED' : 'ISSUED', issuedOn: byCode }
  return { verdict: 'UNKNOWN' }
}
