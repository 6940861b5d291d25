import { z } from 'zod/mini'
import { applicationId } from '../application/application-row.schema.ts'
import { fieldError } from '../contract/field-errors.ts'
import { visitOutcomes } from './booking.rules.ts'
import { slotId } from './slot.schema.ts'

export const bookingId = z.uuid().brand<'BookingId'>()
export type BookingId = z.infer<typeof bookingId>

/** 256 bits in base64url. One of another shape is answered as unknown. */
export const visitFeedToken = z
  .string()
  .check(z.regex(/^[A-Za-z0-9_-]{43}$/, fieldError.invalid))
  .brand<'VisitFeedToken'>()
export type VisitFeedToken = z.infer<typeof visitFeedToken>

const slotTime = { startsAt: z.iso.datetime(), durationMinutes: z.number() }
const outcome = z.exactOptional(z.enum(visitOutcomes))
const named = z.object({ id: applicationId, name: z.string() })

const ownerSlot = z.object({
  id: slotId,
  ...slotTime,
  bufferMinutes: z.number(),
  places: z.number(),
  place: z.exactOptional(z.string()),
  bookings: z.array(z.object({ id: bookingId, applicationId, name: z.string(), outcome })),
})
export type OwnerSlot = z.infer<typeof ownerSlot>

/** A visit can be proposed to this many applications at once; the page shows as many. */
export const mostProposed = 100

/** Visits of a property, as its owner sees them. No incomes: they decide nothing here. */
export const propertyVisits = z.object({
  propertyName: z.exactOptional(z.string()),
  /** Where a visit is when its slot names no place. */
  address: z.exactOptional(z.string()),
  slots: z.array(ownerSlot),
  /** A visit can be proposed to them; in the order in which they applied. */
  applicants: z.array(named),
  /** A visit was proposed, and they have booked none. */
  waiting: z.array(named),
})
export type PropertyVisits = z.infer<typeof propertyVisits>

export const proposal = z.object({
  applicationIds: z.array(applicationId).check(z.minLength(1, fieldError.required), z.maxLength(mostProposed)),
})

export const outcomeNote = z.object({ outcome: z.enum(visitOutcomes) })

/** Visits of one application, as the owner sees them. */
export const applicationVisits = z.object({
  mayBook: z.boolean(),
  bookings: z.array(z.object({ id: bookingId, ...slotTime, outcome })),
})
export type ApplicationVisits = z.infer<typeof applicationVisits>

/** The applicant's visit of a property: what is booked, and what can be booked. */
export const myVisit = z.object({
  mayBook: z.boolean(),
  booking: z.exactOptional(z.object({ slotId, ...slotTime, place: z.exactOptional(z.string()), isOpen: z.boolean() })),
  /** Without those that are full or have begun. */
  slots: z.array(z.object({ id: slotId, ...slotTime })),
})
export type MyVisit = z.infer<typeof myVisit>

/** The secret address of an owner's calendar, while there is one. */
export const visitFeed = z.object({
  address: z.exactOptional(z.string()),
  createdAt: z.exactOptional(z.iso.datetime()),
})
export type VisitFeed = z.infer<typeof visitFeed>

/** A booking in the export of its applicant: also whether the owner noted that somebody came. */
export const exportedVisit = z.object({ ...slotTime, bookedAt: z.iso.datetime(), outcome })

/** A slot in the export of its owner. */
export const exportedSlot = z.object({
  propertyName: z.exactOptional(z.string()),
  ...slotTime,
  places: z.number(),
  place: z.exactOptional(z.string()),
  bookings: z.array(z.object({ name: z.string(), outcome })),
})
