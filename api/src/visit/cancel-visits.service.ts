import type { ApplicationId } from '@bailclair/domain/application/application-row.schema.ts'
import type { PropertyId } from '@bailclair/domain/property/property-id.schema.ts'
import type { Deps, OwnerId, RentalFileId } from '#deps.ts'
import type { Db } from '#platform/database/db.ts'
import { type BookingsOf, deleteBookings, listUpcomingOf } from './booking.repository.ts'
import { tellVisit } from './tell-visit.service.ts'

type Needs = Pick<Deps, 'clock'>

/** For applications that end: their places are free again, and the calendars of both sides are told. */
export const cancelVisitsOf = (deps: Needs, tx: Db, applicationIds: readonly ApplicationId[]): Promise<void> =>
  applicationIds.length > 0 ? cancelUpcoming(deps, tx, { applicationIds }) : Promise.resolve()

/** Before all applications of a file are withdrawn. */
export const cancelVisitsOfFile = (deps: Needs, tx: Db, fileId: RentalFileId): Promise<void> =>
  cancelUpcoming(deps, tx, { fileId })

/** Before a property, or all of an owner's, is deleted. */
export const cancelVisitsOfOwner = (deps: Needs, tx: Db, ownerId: OwnerId, propertyId?: PropertyId): Promise<void> =>
  cancelUpcoming(deps, tx, { ownerId, ...(propertyId && { propertyId }) })

async function cancelUpcoming({ clock }: Needs, tx: Db, of: BookingsOf): Promise<void> {
  const bookings = await listUpcomingOf(tx, of, clock())
  if (bookings.length === 0) return
  await deleteBookings(
    tx,
    bookings.map(({ id }) => id),
  )
  for (const booking of bookings) await tellVisit(tx, booking, 'WITHDRAWN')
}
