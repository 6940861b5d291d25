import type { ApplicationId } from '@bailclair/domain/application/application-row.schema.ts'
import type { MessageSide } from '@bailclair/domain/message/message.schema.ts'
import {
  assertInTenantArea,
  getApplicationOfOwner,
  getApplicationOfTenant,
  lockApplicationOfOwner,
  lockApplicationOfTenant,
  type OwnersApplication,
} from '#application/own-application.service.ts'
import type { Deps, SignedIn, TenantAccount } from '#deps.ts'
import type { Db } from '#platform/database/db.ts'

type Needs = Pick<Deps, 'clock'>

/** Who calls: the owner of the property, or a tenant of the file. */
export type Writer = Pick<SignedIn, 'ownerId'> | { tenantAccount: TenantAccount }

export type Participant = {
  side: MessageSide
  /** Null: the owner. */
  tenantId: string | null
  application: OwnersApplication
}

export async function getParticipant(deps: Needs, db: Db, writer: Writer, id: ApplicationId): Promise<Participant> {
  if ('ownerId' in writer) return toOwner(await getApplicationOfOwner(deps, db, writer.ownerId, id))
  const { tenantId, ...application } = await getApplicationOfTenant(deps, db, writer.tenantAccount, id)
  return toTenant(application, tenantId)
}

/** The row lock orders everything that happens in a conversation. Refused with an applicant of another system. */
export async function lockParticipant(deps: Needs, tx: Db, writer: Writer, id: ApplicationId): Promise<Participant> {
  const participant = await lock(deps, tx, writer, id)
  assertInTenantArea(participant.application)
  return participant
}

async function lock(deps: Needs, tx: Db, writer: Writer, id: ApplicationId): Promise<Participant> {
  if ('ownerId' in writer) return toOwner(await lockApplicationOfOwner(deps, tx, writer.ownerId, id))
  const { tenantId, ...application } = await lockApplicationOfTenant(deps, tx, writer.tenantAccount, id)
  return toTenant(application, tenantId)
}

const toOwner = (application: OwnersApplication): Participant => ({ side: 'OWNER', tenantId: null, application })
const toTenant = (application: OwnersApplication, tenantId: string): Participant => ({
  side: 'APPLICANT',
  tenantId,
  application,
})

/** For rate limits: one person, whatever the application. */
export const accountOf = (writer: Writer): string =>
  'ownerId' in writer ? writer.ownerId : `${writer.tenantAccount.issuer} ${writer.tenantAccount.subject}`
