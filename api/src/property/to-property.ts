import type { ApplicationRow } from '@bailclair/domain/application/application-row.schema.ts'
import { countRows, rowStatus } from '@bailclair/domain/application/row-state.rules.ts'
import { certificateStatus } from '@bailclair/domain/energy-certificate/certificate-validity.rules.ts'
import type { RegistryCertificate } from '@bailclair/domain/energy-certificate/registry-certificate.ts'
import type { CalendarDate } from '@bailclair/domain/value/calendar-date.ts'
import { todayInParis } from '@bailclair/domain/value/today.ts'
import { type ApplicationCounts, countApplications, listApplications } from '#application/list-applications.service.ts'
import type { Deps, OwnerId } from '#deps.ts'
import { openStoredToken } from '#platform/token/token-columns.ts'
import { readProperties, type StoredProperty } from './property.repository.ts'

type Needs = Pick<Deps, 'db' | 'clock' | 'tokens'>

const noApplications: ApplicationCounts = { live: 0, verified: 0, ended: 0, news: 0 }

/** The properties of an owner as every Owner answer lists them, oldest first. */
export async function* readSummaries(deps: Needs, ownerId: OwnerId) {
  const counts = await countApplications(deps, ownerId)
  const today = todayInParis(deps.clock())
  for await (const property of readProperties(deps.db, ownerId))
    yield toSummary(deps, property, counts.get(property.id) ?? noApplications, today)
}

/** The answer of every call that answers a Property. */
export async function toProperty(deps: Needs, ownerId: OwnerId, property: StoredProperty) {
  const { rows, counts } = await listApplications(deps, ownerId, property.id)
  const today = todayInParis(deps.clock())
  return { ...toSummary(deps, property, counts ?? countListed(rows, today), today), propertiesApartmentSharing: rows }
}

const countListed = (rows: readonly ApplicationRow[], today: CalendarDate): ApplicationCounts => ({
  live: rows.length,
  ...countRows(rows.map((row) => rowStatus(row, today)).filter((status) => status !== undefined)),
  news: rows.filter((row) => row.isNew).length,
})
export type PropertyAnswer = Awaited<ReturnType<typeof toProperty>>

function toSummary(
  { tokens }: Pick<Deps, 'tokens'>,
  property: StoredProperty,
  { live, verified, ended, news }: ApplicationCounts,
  today: CalendarDate,
) {
  const { shareToken, isLinkPaused, isVisitFirst, firstValidatedAt: _, certificate, ...summary } = property
  return {
    ...summary,
    token: openStoredToken(tokens, 'share-link', shareToken),
    linkPaused: isLinkPaused,
    ...(isVisitFirst && { visitFirst: true as const }),
    certificate: certificate && toCertificate(certificate, today),
    propertyApartmentSharingCount: live,
    verifiedCount: verified,
    endedCount: ended,
    newCount: news,
  }
}

/** A certificate expires without anybody saving anything: the status is that of the day it is read. */
export function toCertificate({ registryStatus, ...certificate }: RegistryCertificate, today: CalendarDate) {
  const { validUntil } = certificate
  return { ...certificate, status: certificateStatus({ registryStatus, validUntil }, today) }
}
