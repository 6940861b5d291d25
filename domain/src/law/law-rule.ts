import type { CalendarDate } from '../value/calendar-date.ts'

/** Where a text can be read. */
export type LawSource = {
  /** As in French law: «loi n° 89-462 du 6 juillet 1989». */
  text: string
  /** «article 22» */
  article?: string
  url: string
  /** The day on which somebody last read it for this service. */
  readOn: CalendarDate
  /** The text itself, or what somebody else wrote of it. */
  read: 'AT_SOURCE' | 'SECOND_HAND'
}

export const lawTopics = ['ENERGY', 'RENT', 'ADVERT', 'LEASE', 'APPLICANT'] as const
export type LawTopic = (typeof lawTopics)[number]

/** Where a rule holds. What is narrower than these, its text says. */
export const lawPlaces = ['FRANCE', 'MAINLAND', 'OVERSEAS_DEPARTMENT', 'TENSE_ZONE', 'CONTROLLED_RENTS'] as const
export type LawPlace = (typeof lawPlaces)[number]

/** A rule of letting that begins on a day and may end on another. */
export type LawRule = {
  topic: LawTopic
  place: LawPlace
  source: LawSource
  from: CalendarDate
  /** Its last day. Left out: no end is known. */
  until?: CalendarDate
  /** Laws like this one were prolonged before: after its last day nothing is sure until an operator says so. */
  mayBeProlonged?: true
  /** Whoever keeps this service reads the source again by then. */
  reviewBy: CalendarDate
}

/** What an operator can say of a rule. */
export const lawStates = ['ANNOUNCED', 'IN_FORCE', 'ENDED'] as const
/** What can be said of a rule on a day. */
export type LawState = (typeof lawStates)[number] | 'UNCERTAIN'
