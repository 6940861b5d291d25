import type { ApplicationId } from '@bailclair/domain/application/application-row.schema.ts'
import type { ViewingLinkId } from '@bailclair/domain/complete-file/viewing-link.schema.ts'
import type { OwnerId } from '#deps.ts'

/** Who reads a complete file: its owner, or whoever holds a viewing link (decision 19). */
export type Reader = { ownerId: OwnerId; applicationId: ApplicationId } | { linkId: ViewingLinkId }
