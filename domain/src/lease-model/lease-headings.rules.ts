import type { Furniture } from '../property/property.schema.ts'
import type { CalendarDate } from '../value/calendar-date.ts'
import { type LeaseHeading, type LeaseHeadingId, leaseHeadings } from './lease-headings.data.ts'

/** 1 for I., 2 for A., 3 for 1°, 4 for a). */
export type HeadingLevel = 1 | 2 | 3 | 4
export type NumberedHeading = { id: LeaseHeadingId; level: HeadingLevel; title: string }

const romans = ['I', 'II', 'III', 'IV', 'V', 'VI', 'VII', 'VIII', 'IX', 'X', 'XI', 'XII']
const letterOf = (index: number) => String.fromCharCode('a'.charCodeAt(0) + index)

const numberOf: Record<HeadingLevel, (index: number) => string> = {
  1: (index) => `${romans[index]}.`,
  2: (index) => `${letterOf(index).toUpperCase()}.`,
  3: (index) => `${index + 1}°`,
  4: (index) => `${letterOf(index)})`,
}

/** The compulsory headings of a lease that is signed on this day, numbered, in the order of the document. */
export function headingsOf(furniture: Furniture, signedOn: CalendarDate): NumberedHeading[] {
  const list = (headings: readonly LeaseHeading[], level: HeadingLevel): NumberedHeading[] =>
    headings
      .filter(({ only, since }) => (only === undefined || only === furniture) && since <= signedOn)
      .flatMap(({ id, title, parts = [] }, index) => [
        { id: id as LeaseHeadingId, level, title: `${numberOf[level](index)} ${title}` },
        ...list(parts, (level + 1) as HeadingLevel),
      ])
  return list(leaseHeadings, 1)
}
