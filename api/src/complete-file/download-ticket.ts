import type { ApplicationId } from '@bailclair/domain/application/application-row.schema.ts'
import type { DownloadTicket } from '@bailclair/domain/complete-file/download-ticket.schema.ts'
import type { ViewingLinkId } from '@bailclair/domain/complete-file/viewing-link.schema.ts'
import type { DocumentId } from '@bailclair/domain/document/document-id.schema.ts'
import type { Language } from '@bailclair/domain/value/language.ts'
import type { OwnerId } from '#deps.ts'
import type { TokenKeyring } from '#platform/token/token-keyring.ts'

/** Who asked: an owner in one session, or the holder of a viewing link. */
type Holder =
  | { ownerId: OwnerId; applicationId: ApplicationId; sid: string; startedAt: Date }
  | { linkId: ViewingLinkId }

/** What a ticket opens: one document, or the whole file. */
export type Ticket = { holder: Holder; documentId: DocumentId | undefined; language: Language }

/** Enough for a slow phone to follow the link, too short to pass it on. */
const lifetimeMs = 60_000

type Content = {
  owner?: [string, string, string, number]
  link?: string
  document?: string
  language: Language
  until: number
}

export function writeTicket(tokens: TokenKeyring, { holder, documentId, language }: Ticket, now: Date) {
  const expiresAt = new Date(now.getTime() + lifetimeMs)
  const content: Content = {
    ...('linkId' in holder
      ? { link: holder.linkId }
      : { owner: [holder.ownerId, holder.applicationId, holder.sid, holder.startedAt.getTime()] }),
    ...(documentId && { document: documentId }),
    language,
    until: expiresAt.getTime(),
  }
  return { ticket: seal(tokens, JSON.stringify(content)), expiresAt: expiresAt.toISOString() }
}

/** Undefined unless this API wrote it less than a minute ago. */
export function readTicket(tokens: TokenKeyring, ticket: DownloadTicket, now: Date): Ticket | undefined {
  const content = unseal(tokens, ticket)
  if (content === undefined) return undefined
  const { owner, link, document, language, until }: Content = JSON.parse(content)
  if (now.getTime() >= until) return undefined
  return { holder: holderOf(owner, link as ViewingLinkId), documentId: document as DocumentId | undefined, language }
}

function holderOf(owner: Content['owner'], linkId: ViewingLinkId): Holder {
  if (!owner) return { linkId }
  const [ownerId, applicationId, sid, startedAt] = owner
  return {
    ownerId: ownerId as OwnerId,
    applicationId: applicationId as ApplicationId,
    sid,
    startedAt: new Date(startedAt),
  }
}

/** In characters; before the sealed bytes. */
const keyIdLength = 16

function seal(tokens: TokenKeyring, content: string): DownloadTicket {
  const { keyId, sealed } = tokens.seal('download-ticket', content)
  return `${keyId}${sealed.toString('base64url')}` as DownloadTicket
}

/** Undefined for any text that `seal` did not make with one of our keys. */
function unseal(tokens: TokenKeyring, ticket: DownloadTicket): string | undefined {
  const [keyId, sealed] = [ticket.slice(0, keyIdLength), Buffer.from(ticket.slice(keyIdLength), 'base64url')]
  try {
    return tokens.unseal('download-ticket', { keyId, sealed })
  } catch {
    // forged, cut short, or made with a key that is gone
    return undefined
  }
}
