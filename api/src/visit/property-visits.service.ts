import type { ApplicationId } from '@bailclair/domain/application/application-row.schema.ts'
import { rowName } from '@bailclair/domain/application/row-name.rules.ts'
import { AppError } from '@bailclair/domain/contract/errors.ts'
import type { PropertyId } from '@bailclair/domain/property/property-id.schema.ts'
import { mayBook } from '@bailclair/domain/visit/booking.rules.ts'
import { getApplicationOfOwner } from '#application/own-application.service.ts'
import type { Deps, OwnerId, SignedIn } from '#deps.ts'
import type { Db } from '#platform/database/db.ts'
import { type Booking, listBookingsOfApplication, listBookingsOfProperty } from './booking.repository.ts'
import { listProposable, listWaiting } from './proposal.repository.ts'
import { findProperty, listSlots, type VisitedProperty } from './slot.repository.ts'

type Needs = Pick<Deps, 'db' | 'clock'>

export async function getVisitedProperty(db: Db, ownerId: OwnerId, id: PropertyId): Promise<VisitedProperty> {
  const property = await findProperty(db, ownerId, id)
  if (!property) throw new AppError('PropertyNotFound')
  return property
}

export const readPropertyVisits = async (deps: Needs, { ownerId }: Pick<SignedIn, 'ownerId'>, id: PropertyId) =>
  viewOfProperty(deps, deps.db, await getVisitedProperty(deps.db, ownerId, id))

export async function viewOfProperty({ clock }: Pick<Deps, 'clock'>, db: Db, property: VisitedProperty) {
  const { id, name, address } = property
  const now = clock()
  const slots = await listSlots(db, id)
  const bookings = Map.groupBy(await listBookingsOfProperty(db, id), ({ slotId }) => slotId)
  return {
    propertyName: name,
    address,
    slots: slots.map(({ sequence: _, startsAt, ...slot }) => ({
      ...slot,
      startsAt: startsAt.toISOString(),
      bookings: (bookings.get(slot.id) ?? []).map(toOwnersBooking),
    })),
    applicants: (await listProposable(db, id, now)).map(toNamed),
    waiting: (await listWaiting(db, id, now)).map(toNamed),
  }
}

const toOwnersBooking = ({ id, applicationId, tenants, outcome }: Booking) => ({
  id,
  applicationId,
  name: rowName(tenants),
  outcome,
})
const toNamed = ({ id, tenants }: { id: ApplicationId; tenants: Booking['tenants'] }) => ({
  id,
  name: rowName(tenants),
})

export async function readApplicationVisits(deps: Needs, { ownerId }: SignedIn, id: ApplicationId) {
  const application = await getApplicationOfOwner(deps, deps.db, ownerId, id)
  const bookings = await listBookingsOfApplication(deps.db, id)
  return {
    mayBook: !application.isExternal && mayBook(application.stage),
    bookings: bookings.map((booking) => ({
      id: booking.id,
      startsAt: booking.startsAt.toISOString(),
      durationMinutes: booking.durationMinutes,
      outcome: booking.outcome,
    })),
  }
}
