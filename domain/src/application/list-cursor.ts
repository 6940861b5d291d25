import { z } from 'zod/mini'
import { type CalendarDate, calendarDate } from '../value/calendar-date.ts'
import { type ApplicationId, applicationId } from './application-row.schema.ts'

/** 1: the access lasts, 2: it is over. The first order of every list (decision 190). */
export type ListRank = 1 | 2

/** A place in the list of applications: that of one of its rows, also when the row has gone meanwhile. */
export type ListCursor = {
  rank: ListRank
  accessEndsOn: CalendarDate
  /** Microseconds since 1970, because a `Date` has none. */
  createdAt: string
  id: ApplicationId
}

const parts = z.tuple([
  z.string().check(z.regex(/^[12]$/)),
  calendarDate,
  z.string().check(z.regex(/^\d{1,16}$/)),
  applicationId,
])

export const writeCursor = ({ rank, accessEndsOn, createdAt, id }: ListCursor): string =>
  [rank, accessEndsOn, createdAt, id].join('_')

/** Undefined for what is no cursor, such as a link that was cut. */
export function readCursor(text: string): ListCursor | undefined {
  const { data } = parts.safeParse(text.split('_'))
  return data && { rank: Number(data[0]) as ListRank, accessEndsOn: data[1], createdAt: data[2], id: data[3] }
}

/** As the address and the API carry it. */
export const listCursor = z.string().check(z.refine((text) => readCursor(text) !== undefined))
