import type { ApplicationRow } from '@bailclair/domain/application/application-row.schema.ts'
import type { PropertyId } from '@bailclair/domain/property/property-id.schema.ts'
import { streamApplications } from '#application/list-applications.service.ts'
import type { Deps, OwnerId } from '#deps.ts'
import { listNames, listPropertyDates } from './property.repository.ts'
import { readSummaries } from './to-property.ts'

/**
 * Every property of an owner with its dates and applications, as the owner may see them today. `db` is a snapshot; the
 * applications of a property are read while it is written, before the next property.
 */
export async function* streamPropertiesForExport(deps: Pick<Deps, 'db' | 'clock' | 'tokens'>, ownerId: OwnerId) {
  const dates = await listPropertyDates(deps.db, ownerId)
  const rows = streamApplications(deps, ownerId)
  let next = await rows.next()

  async function* applicationsOn(id: PropertyId): AsyncGenerator<ApplicationRow> {
    for (; !next.done && next.value.propertyId === id; next = await rows.next()) yield next.value.row
  }
  try {
    for await (const summary of readSummaries(deps, ownerId)) {
      const of = dates.get(summary.id)
      if (of) yield { ...summary, ...of, propertiesApartmentSharing: applicationsOn(summary.id) }
    }
  } finally {
    await rows.return(undefined)
  }
}

/** For the audit log, which stores pseudonyms only. */
export const listPropertyNames = ({ db }: Pick<Deps, 'db'>, ownerId: OwnerId) => listNames(db, ownerId)
