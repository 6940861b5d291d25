import { AppError, type ErrorEntry } from '@bailclair/domain/contract/errors.ts'
import { fieldError } from '@bailclair/domain/contract/field-errors.ts'
import type { PropertyId } from '@bailclair/domain/property/property-id.schema.ts'
import { instantInParis } from '@bailclair/domain/value/paris-time.ts'
import { isSlotOpen } from '@bailclair/domain/visit/booking.rules.ts'
import { planSlots, type SlotTime, slotsOverlap, slotTimeProblem } from '@bailclair/domain/visit/slot.rules.ts'
import { type NewSlots, type SlotChange, type SlotId, slotLimits } from '@bailclair/domain/visit/slot.schema.ts'
import type { Deps, OwnerId, SignedIn } from '#deps.ts'
import type { Db } from '#platform/database/db.ts'
import { consumeRateLimit } from '#platform/rate-limit/consume-rate-limit.ts'
import { listBookingsOfSlot, raiseSequences } from './booking.repository.ts'
import { viewOfProperty } from './property-visits.service.ts'
import {
  deleteSlot,
  insertSlots,
  listSlots,
  lockProperty,
  lockSlot,
  type Slot,
  updateSlot,
  type VisitedProperty,
} from './slot.repository.ts'
import { tellVisit } from './tell-visit.service.ts'

type Needs = Pick<Deps, 'db' | 'clock' | 'config'>

/** Each may mail as many people as a slot has places. */
const changesPerHour = 60
const limitChanges = (deps: Needs, ownerId: OwnerId) =>
  consumeRateLimit(deps, {
    purpose: 'visit-slot',
    key: { account: ownerId },
    limit: changesPerHour,
    windowSeconds: 3_600,
  })

async function lockVisited(tx: Db, ownerId: OwnerId, id: PropertyId): Promise<VisitedProperty> {
  const property = await lockProperty(tx, ownerId, id)
  if (!property) throw new AppError('PropertyNotFound')
  return property
}

const invalid = (...entries: Omit<ErrorEntry, 'code'>[]) =>
  new AppError('InvalidField', { entries: entries.map((entry) => ({ code: 'InvalidField', ...entry })) })

type Planned = { slots: readonly SlotTime[]; others: readonly Slot[]; field: string; now: Date }

function assertFree({ slots, others, field, now }: Planned) {
  const problem = slotTimeProblem(slots, now)
  if (problem) throw invalid({ field, message: problem })
  if (slotsOverlap(slots, others)) throw new AppError('SlotsOverlap')
}

/** One slot or a series: all of them, or none. */
export async function offerSlots(deps: Needs, { ownerId }: SignedIn, id: PropertyId, series: NewSlots) {
  await limitChanges(deps, ownerId)
  return deps.db.transaction().execute(async (tx) => {
    const property = await lockVisited(tx, ownerId, id)
    const now = deps.clock()
    const [slots, others] = [planSlots(series), await listSlots(tx, id)]
    assertFree({ slots, others, field: 'dates', now })
    const upcoming = others.filter((slot) => isSlotOpen(slot, now)).length + slots.length
    if (upcoming > slotLimits.slotsOfProperty) throw invalid({ field: 'dates', message: fieldError.tooManySlots })
    const { places, place = null } = series
    await insertSlots(
      tx,
      slots.map((slot) => ({ ...slot, propertyId: id, places, place, createdAt: now })),
    )
    return viewOfProperty(deps, tx, property)
  })
}

type Named = { id: PropertyId; slotId: SlotId }

/** Whoever booked it is told, unless only the number of places changes. */
export async function changeSlot(deps: Needs, { ownerId }: SignedIn, { id, slotId }: Named, change: SlotChange) {
  await limitChanges(deps, ownerId)
  return deps.db.transaction().execute(async (tx) => {
    const property = await lockVisited(tx, ownerId, id)
    const slot = await lockSlot(tx, id, slotId)
    if (!slot) throw new AppError('SlotNotFound')
    const now = deps.clock()
    if (!isSlotOpen(slot, now)) throw new AppError('SlotClosed')
    const { date, time, durationMinutes, places, place = null } = change
    const changed = { ...slot, startsAt: instantInParis(date, time), durationMinutes, places, place }
    const others = (await listSlots(tx, id)).filter((other) => other.id !== slotId)
    assertFree({ slots: [changed], others, field: 'date', now })
    const bookings = await listBookingsOfSlot(tx, slotId)
    if (bookings.length > places) throw new AppError('SlotPlacesTaken')
    await storeChange(tx, slot, changed)
    return viewOfProperty(deps, tx, property)
  })
}

async function storeChange(tx: Db, slot: Slot, { id, ...changed }: Slot) {
  const isSame =
    slot.startsAt.getTime() === changed.startsAt.getTime() &&
    slot.durationMinutes === changed.durationMinutes &&
    slot.place === changed.place
  await updateSlot(tx, id, { ...changed, sequence: slot.sequence + (isSame ? 0 : 1) })
  if (isSame) return
  await raiseSequences(tx, id)
  for (const booking of await listBookingsOfSlot(tx, id)) await tellVisit(tx, booking, 'CHANGED')
}

/** Of a visit that is over nobody is told. Removing a slot again changes nothing. */
export async function cancelSlot(deps: Needs, { ownerId }: SignedIn, { id, slotId }: Named) {
  await limitChanges(deps, ownerId)
  return deps.db.transaction().execute(async (tx) => {
    const property = await lockVisited(tx, ownerId, id)
    const slot = await lockSlot(tx, id, slotId, 'remove')
    if (slot) {
      const bookings = isSlotOpen(slot, deps.clock()) ? await listBookingsOfSlot(tx, slotId) : []
      await deleteSlot(tx, slotId)
      for (const booking of bookings) await tellVisit(tx, booking, 'WITHDRAWN')
    }
    return viewOfProperty(deps, tx, property)
  })
}
