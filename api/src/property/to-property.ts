import type { ApplicationRow } from '@bailclair/domain/application/application-row.schema.ts'
import { certificateStatus } from '@bailclair/domain/energy-certificate/certificate-validity.rules.ts'
import type { RegistryCertificate } from '@bailclair/domain/energy-certificate/registry-certificate.ts'
import type { CalendarDate } from '@bailclair/domain/platform/calendar-date.ts'
import { todayInParis } from '@bailclair/domain/platform/today.ts'
import type { Deps, OwnerId } from '#deps.ts'
import { listProperties, type StoredProperty } from './property.repository.ts'

type Needs = Pick<Deps, 'db' | 'clock'>

/** Live rows, and those whose file is verified. */
type ApplicationCounts = { live: number; verified: number }

/** The properties of an owner as every Owner answer lists them (contract, models), oldest first. */
export async function listSummaries({ db, clock }: Needs, ownerId: OwnerId) {
  const properties = await listProperties(db, ownerId)
  const today = todayInParis(clock())
  return properties.map((property) => toSummary(property, { live: 0, verified: 0 }, today))
}

/** The answer of every call that answers a Property (contract, models). */
export async function toProperty({ clock }: Needs, property: StoredProperty) {
  const applications: ApplicationRow[] = []
  const counts = {
    live: applications.length,
    verified: applications.filter(({ apartmentSharing }) => apartmentSharing.status === 'VALIDATED').length,
  }
  return { ...toSummary(property, counts, todayInParis(clock())), propertiesApartmentSharing: applications }
}
export type PropertyAnswer = Awaited<ReturnType<typeof toProperty>>

function toSummary(property: StoredProperty, { live, verified }: ApplicationCounts, today: CalendarDate) {
  const { shareToken, isLinkPaused, firstValidatedAt: _, certificate, ...summary } = property
  return {
    ...summary,
    token: shareToken,
    linkPaused: isLinkPaused,
    certificate: certificate && toCertificate(certificate, today),
    propertyApartmentSharingCount: live,
    verifiedCount: verified,
  }
}

/** A certificate expires without anybody saving anything: the status is that of the day it is read. */
function toCertificate({ registryStatus, ...certificate }: RegistryCertificate, today: CalendarDate) {
  const { validUntil } = certificate
  return { ...certificate, status: certificateStatus({ registryStatus, validUntil }, today) }
}
