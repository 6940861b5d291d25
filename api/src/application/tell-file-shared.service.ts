import type { ApplicationId } from '@bailclair/domain/application/application-row.schema.ts'
import type { PropertyId } from '@bailclair/domain/property/property-id.schema.ts'
import type { CalendarDate } from '@bailclair/domain/value/calendar-date.ts'
import type { OwnerId } from '#deps.ts'
import type { Db } from '#platform/database/db.ts'
import { recordEvent } from './application-event.service.ts'
import { type ApplyingFile, tellCoTenantsOfFile, tellOwnerOfFile } from './tell-new-application.service.ts'

type SharedWith = {
  id: ApplicationId
  ownerId: OwnerId
  propertyId: PropertyId
  propertyName: string | null
  address: string | null
  ownerName: string
}
type Sharing = {
  file: Pick<ApplyingFile, 'id' | 'status' | 'language'>
  at: Date
  accessEndsOn: CalendarDate
  /** Not while an answer that has ended the access waits to leave. */
  opensNow: boolean
}

/** An owner who knew the names only may read the file from now on: for the journal, the owner and the co-tenants. */
export async function tellFileShared(tx: Db, application: SharedWith, sharing: Sharing): Promise<void> {
  const { id: applicationId, ownerId, propertyId, propertyName, address, ownerName } = application
  const { file, at, accessEndsOn, opensNow } = sharing
  await recordEvent(tx, { propertyId, applicationId, at, actor: 'APPLICANT', event: 'FILE_SHARED' })
  if (opensNow) await tellOwnerOfFile(tx, { ownerId, propertyId, propertyName }, file)
  await tellCoTenantsOfFile(tx, file, { propertyName, address, ownerName, accessEndsOn })
}
