import type { ApplicationId } from '@bailclair/domain/application/application-row.schema.ts'
import { AppError } from '@bailclair/domain/contract/errors.ts'
import type { BytesReply } from '@bailclair/domain/contract/route.ts'
import { languageOfRequest } from '@bailclair/domain/value/language.ts'
import { bookingProblem, isSlotOpen, mayBook } from '@bailclair/domain/visit/booking.rules.ts'
import type { SlotId } from '@bailclair/domain/visit/slot.schema.ts'
import {
  assertInTenantArea,
  getApplicationOfTenant,
  lockApplicationOfTenant,
  type TenantsApplication,
} from '#application/own-application.service.ts'
import { readVisibleStage } from '#application/visible-stage.service.ts'
import type { Deps, TenantAccount } from '#deps.ts'
import { writeCalendar } from '#platform/calendar/calendar.ts'
import type { Db } from '#platform/database/db.ts'
import { consumeRateLimit } from '#platform/rate-limit/consume-rate-limit.ts'
import { type Booking, deleteBookings, findCurrentBooking, insertBooking, moveBooking } from './booking.repository.ts'
import { countBookings, listOpenSlots, lockSlot } from './slot.repository.ts'
import { tellVisit } from './tell-visit.service.ts'
import { eventOf, placeOf } from './visit-event.ts'

type Needs = Pick<Deps, 'db' | 'clock' | 'config'>

export async function readMyVisit(deps: Needs, account: TenantAccount, id: ApplicationId) {
  return viewOf(deps, deps.db, await getApplicationOfTenant(deps, deps.db, account, id))
}

async function viewOf({ clock }: Pick<Deps, 'clock'>, db: Db, application: TenantsApplication) {
  const now = clock()
  const isProposed = !application.isExternal && mayBook(await readVisibleStage(db, application))
  const booking = await findCurrentBooking(db, application.id, now)
  const slots = isProposed ? await listOpenSlots(db, application.propertyId, now) : []
  return {
    mayBook: isProposed,
    ...(booking && { booking: toMyBooking(booking, now) }),
    slots: slots.map(({ id, startsAt, durationMinutes }) => ({
      id,
      startsAt: startsAt.toISOString(),
      durationMinutes,
    })),
  }
}

const toMyBooking = (booking: Booking, now: Date) => ({
  slotId: booking.slotId,
  startsAt: booking.startsAt.toISOString(),
  durationMinutes: booking.durationMinutes,
  place: placeOf(booking),
  isOpen: isSlotOpen(booking, now),
})

/** Each change is mailed to the owner. */
const changesPerHour = 20
const limitChanges = (deps: Needs, { issuer, subject }: TenantAccount) =>
  consumeRateLimit(deps, {
    purpose: 'visit-booking',
    key: { account: `${issuer} ${subject}` },
    limit: changesPerHour,
    windowSeconds: 3_600,
  })

/** Books a slot, or moves the booking to it. Whoever locks the slot first gets the last place. */
export async function bookVisit(deps: Needs, account: TenantAccount, id: ApplicationId, slotId: SlotId) {
  await limitChanges(deps, account)
  return deps.db.transaction().execute(async (tx) => {
    const application = await lockApplicationOfTenant(deps, tx, account, id)
    assertInTenantArea(application)
    const now = deps.clock()
    const current = await findCurrentBooking(tx, id, now)
    // a double click, or two tabs
    if (current?.slotId === slotId) return viewOf(deps, tx, application)
    const slot = await lockSlot(tx, application.propertyId, slotId)
    if (!slot) throw new AppError('SlotNotFound')
    const stage = await readVisibleStage(tx, application)
    const bookings = await countBookings(tx, slotId)
    const problem = bookingProblem({ stage, slot: { ...slot, bookings }, current, now })
    if (problem) throw new AppError(problem)
    if (current) await moveBooking(tx, current.id, slotId, now)
    else await insertBooking(tx, { slotId, applicationId: id, bookedAt: now })
    const booked = await findCurrentBooking(tx, id, now)
    if (booked) await tellVisit(tx, booked, current ? 'CHANGED' : 'BOOKED')
    return viewOf(deps, tx, application)
  })
}

/** The place is free again at once. */
export async function cancelMyVisit(deps: Needs, account: TenantAccount, id: ApplicationId) {
  await limitChanges(deps, account)
  return deps.db.transaction().execute(async (tx) => {
    const application = await lockApplicationOfTenant(deps, tx, account, id)
    const booking = await findCurrentBooking(tx, id, deps.clock())
    if (booking) {
      if (!isSlotOpen(booking, deps.clock())) throw new AppError('SlotClosed')
      await deleteBookings(tx, [booking.id])
      await tellVisit(tx, booking, 'CANCELLED')
    }
    return viewOf(deps, tx, application)
  })
}

export async function giveMyCalendar(
  deps: Needs,
  account: TenantAccount,
  id: ApplicationId,
  acceptLanguage: string | undefined,
): Promise<BytesReply> {
  await getApplicationOfTenant(deps, deps.db, account, id)
  const booking = await findCurrentBooking(deps.db, id, deps.clock())
  if (!booking) throw new AppError('BookingNotFound')
  const events = [eventOf(booking, languageOfRequest(acceptLanguage), 'applicant')]
  const text = writeCalendar(deps.config, { method: 'PUBLISH', stamp: deps.clock(), events })
  return { mediaType: 'text/calendar', fileName: 'visite.ics', bytes: Buffer.from(text) }
}
