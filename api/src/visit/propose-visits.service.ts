import type { ApplicationId } from '@bailclair/domain/application/application-row.schema.ts'
import { AppError } from '@bailclair/domain/contract/errors.ts'
import type { PropertyId } from '@bailclair/domain/property/property-id.schema.ts'
import { mayNoteOutcome, type VisitOutcome } from '@bailclair/domain/visit/booking.rules.ts'
import type { BookingId } from '@bailclair/domain/visit/visit.schema.ts'
import { moveStage } from '#application/move-stage.service.ts'
import {
  assertInTenantArea,
  lockApplicationOfOwner,
  lockApplicationsOfOwner,
  type OwnersApplication,
} from '#application/own-application.service.ts'
import { recordAudit } from '#audit/record-audit.service.ts'
import type { Deps, SignedIn } from '#deps.ts'
import type { Db } from '#platform/database/db.ts'
import { consumeRateLimit } from '#platform/rate-limit/consume-rate-limit.ts'
import { findBooking, updateOutcome } from './booking.repository.ts'
import { getVisitedProperty, viewOfProperty } from './property-visits.service.ts'

type Needs = Pick<Deps, 'db' | 'clock' | 'config'>

const proposalsPerHour = 60

/** Applications that are gone or have moved on meanwhile are left out: the answer shows who is left. */
export async function proposeVisits(
  deps: Needs,
  caller: SignedIn,
  id: PropertyId,
  applicationIds: readonly ApplicationId[],
) {
  const { ownerId } = caller
  await consumeRateLimit(deps, {
    purpose: 'visit-proposal',
    key: { account: ownerId },
    limit: proposalsPerHour,
    windowSeconds: 3_600,
  })
  const property = await getVisitedProperty(deps.db, ownerId, id)
  return deps.db.transaction().execute(async (tx) => {
    const locked = await lockApplicationsOfOwner(deps, tx, ownerId, applicationIds)
    const applications = locked.filter(({ propertyId }) => propertyId === id)
    if (applications.length === 0) throw new AppError('ApplicationNotFound')
    for (const application of applications) await proposeVisit(deps, tx, caller, application)
    return viewOfProperty(deps, tx, property)
  })
}

async function proposeVisit(deps: Needs, tx: Db, { session }: SignedIn, application: OwnersApplication) {
  assertInTenantArea(application)
  if (application.stage !== 'RECEIVED') return
  await moveStage(deps, tx, application, { to: 'VISIT_PROPOSED', actor: 'OWNER' })
  await recordAudit(deps, tx, session, 'STAGE_CHANGED', { object: { kind: 'APPLICATION', id: application.id } })
}

type Note = { id: PropertyId; bookingId: BookingId; outcome: VisitOutcome }

/** Whoever came is moved to *visited*. That somebody did not come is noted on the booking alone, and goes with it. */
export async function noteOutcome(deps: Needs, caller: SignedIn, { id, bookingId, outcome }: Note) {
  const { ownerId, session } = caller
  const property = await getVisitedProperty(deps.db, ownerId, id)
  return deps.db.transaction().execute(async (tx) => {
    const booking = await findBooking(tx, id, bookingId)
    if (!booking) throw new AppError('BookingNotFound')
    if (!mayNoteOutcome(booking, deps.clock())) throw new AppError('VisitNotYet')
    const application = await lockApplicationOfOwner(deps, tx, ownerId, booking.applicationId)
    await updateOutcome(tx, bookingId, outcome)
    if (outcome === 'CAME' && ['RECEIVED', 'VISIT_PROPOSED'].includes(application.stage)) {
      await moveStage(deps, tx, application, { to: 'VISITED', actor: 'OWNER' })
      const object = { kind: 'APPLICATION', id: booking.applicationId } as const
      await recordAudit(deps, tx, session, 'STAGE_CHANGED', { object })
    }
    return viewOfProperty(deps, tx, property)
  })
}
