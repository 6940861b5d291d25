import type { ApplicationId } from '@bailclair/domain/application/application-row.schema.ts'
import { rowName } from '@bailclair/domain/application/row-name.rules.ts'
import type { Deps, OwnerId } from '#deps.ts'
import { listBookingsOfApplications, listBookingsOfOwner } from './booking.repository.ts'
import { listSlotsForExport } from './slot.repository.ts'

type Needs = Pick<Deps, 'db'>

/** Visits that the applications have booked, by application. */
export async function exportVisitsOf({ db }: Needs, ids: readonly ApplicationId[]) {
  const bookings = ids.length > 0 ? await listBookingsOfApplications(db, ids) : []
  const byApplication = Map.groupBy(bookings, ({ applicationId }) => applicationId)
  return (id: ApplicationId) =>
    (byApplication.get(id) ?? []).map(({ startsAt, durationMinutes, bookedAt, outcome }) => ({
      startsAt: startsAt.toISOString(),
      durationMinutes,
      bookedAt: bookedAt.toISOString(),
      outcome,
    }))
}

export async function exportVisitsOfOwner({ db }: Needs, ownerId: OwnerId) {
  const bookings = Map.groupBy(await listBookingsOfOwner(db, ownerId), ({ slotId }) => slotId)
  return (await listSlotsForExport(db, ownerId)).map(({ id, startsAt, ...slot }) => ({
    ...slot,
    startsAt: startsAt.toISOString(),
    bookings: (bookings.get(id) ?? []).map(({ tenants, outcome }) => ({ name: rowName(tenants), outcome })),
  }))
}
