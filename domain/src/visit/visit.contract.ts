import { z } from 'zod/mini'
import { applicationId } from '../application/application-row.schema.ts'
import { defineRoute } from '../contract/route.ts'
import { propertyId } from '../property/property-id.schema.ts'
import { newSlots, slotChange, slotId } from './slot.schema.ts'
import {
  applicationVisits,
  bookingId,
  myVisit,
  outcomeNote,
  propertyVisits,
  proposal,
  visitFeed,
  visitFeedToken,
} from './visit.schema.ts'

const calendar = { bytesOf: ['text/calendar'] } as const
const ofProperty = {
  access: 'owner',
  notFound: 'PropertyNotFound',
  params: z.object({ id: propertyId }),
  response: propertyVisits,
} as const
const ofSlot = { ...ofProperty, params: z.object({ id: propertyId, slotId }) } as const
const ofTenant = {
  access: 'tenant',
  notFound: 'ApplicationNotFound',
  params: z.object({ id: applicationId }),
  response: myVisit,
} as const

/** Visits of homes: slots that an owner offers and applicants book (decision 244). */
export const visitContract = {
  list: defineRoute({
    ...ofProperty,
    method: 'GET',
    path: '/owner/properties/:id/visits',
    summary: 'Slots of a property with who booked them, and to whom a visit can be proposed',
  }),
  offer: defineRoute({
    ...ofProperty,
    method: 'POST',
    path: '/owner/properties/:id/visits/slots',
    summary: 'Offers one slot, or a series on one or several dates, all or none of them',
    body: newSlots,
  }),
  change: defineRoute({
    ...ofSlot,
    method: 'POST',
    path: '/owner/properties/:id/visits/slots/:slotId',
    summary: 'Changes a slot that has not begun; whoever booked it is told',
    body: slotChange,
  }),
  cancel: defineRoute({
    ...ofSlot,
    method: 'DELETE',
    path: '/owner/properties/:id/visits/slots/:slotId',
    summary: 'Removes a slot; whoever booked it is told unless it has begun',
  }),
  propose: defineRoute({
    ...ofProperty,
    method: 'POST',
    path: '/owner/properties/:id/visits/proposals',
    summary: 'Proposes a visit to applications; those to whom it is proposed already stay as they are',
    body: proposal,
  }),
  note: defineRoute({
    ...ofProperty,
    method: 'POST',
    path: '/owner/properties/:id/visits/bookings/:bookingId',
    summary: 'Notes whether somebody came, from the beginning of the visit',
    params: z.object({ id: propertyId, bookingId }),
    body: outcomeNote,
  }),
  ofApplication: defineRoute({
    method: 'GET',
    path: '/owner/applications/:id/visits',
    access: 'owner',
    summary: 'Visits that an application has booked',
    notFound: 'ApplicationNotFound',
    params: z.object({ id: applicationId }),
    response: applicationVisits,
  }),
  mine: defineRoute({
    ...ofTenant,
    method: 'GET',
    path: '/tenant/applications/:id/visit',
    summary: 'The booked visit of a property, and slots that can be booked',
  }),
  book: defineRoute({
    ...ofTenant,
    method: 'PUT',
    path: '/tenant/applications/:id/visit',
    summary: 'Books a slot, or moves the booking to it; the same slot again changes nothing',
    body: z.object({ slotId }),
  }),
  cancelMine: defineRoute({
    ...ofTenant,
    method: 'DELETE',
    path: '/tenant/applications/:id/visit',
    summary: 'Cancels the booked visit until it begins; without one it changes nothing',
  }),
  myCalendar: defineRoute({
    ...ofTenant,
    method: 'GET',
    path: '/tenant/applications/:id/visit/calendar',
    summary: 'The booked visit as a file for a calendar',
    response: calendar,
  }),
}

/** The calendar that an owner subscribes to. */
export const visitFeedContract = {
  find: defineRoute({
    method: 'GET',
    path: '/owner/visit-feed',
    access: 'owner',
    summary: 'The secret address of the calendar of visits, if there is one',
    response: visitFeed,
  }),
  create: defineRoute({
    method: 'POST',
    path: '/owner/visit-feed',
    access: 'owner',
    summary: 'Makes a secret address; an earlier one opens nothing any more',
    response: visitFeed,
  }),
  revoke: defineRoute({
    method: 'DELETE',
    path: '/owner/visit-feed',
    access: 'owner',
    summary: 'Ends the secret address; again answers the same',
    response: visitFeed,
  }),
  read: defineRoute({
    method: 'GET',
    path: '/visit-feed/:token/calendar.ics',
    access: 'anonymous',
    summary: 'Visits of all properties of an owner, for calendar programs',
    notFound: 'TokenUnknown',
    params: z.object({ token: visitFeedToken }),
    response: calendar,
  }),
}
