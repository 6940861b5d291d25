import type { ApplicationId } from '@bailclair/domain/application/application-row.schema.ts'
import type { DownloadTicket } from '@bailclair/domain/complete-file/download-ticket.schema.ts'
import type { ViewingToken } from '@bailclair/domain/complete-file/viewing-link.schema.ts'
import { AppError } from '@bailclair/domain/contract/errors.ts'
import type { DocumentId } from '@bailclair/domain/document/document-id.schema.ts'
import type { Language } from '@bailclair/domain/value/language.ts'
import type { Deps, SignedIn } from '#deps.ts'
import { isOwnerSessionOver } from '#owner/session-over.service.ts'
import { findOpenFile, listDocuments } from './complete-file.repository.ts'
import { readTicket, type Ticket, writeTicket } from './download-ticket.ts'
import type { Reader } from './reader.ts'
import { getOpenLink } from './viewing-link.service.ts'

type Needs = Pick<Deps, 'db' | 'clock' | 'config' | 'tokens'>
type Asked = { documentId?: DocumentId | undefined; language: Language }

/** A ticket for the owner's own session: it ends with the session (decision 130). */
export async function grantToOwner(deps: Needs, caller: SignedIn, id: ApplicationId, asked: Asked) {
  const { ownerId, session } = caller
  if (!(await isGiven(deps, { ownerId, applicationId: id }, asked.documentId)))
    throw new AppError('ApplicationNotFound')
  const { sid, startedAt } = session
  return write(deps, { ownerId, applicationId: id, sid, startedAt }, asked)
}

/** A ticket for the holder of a viewing link: it ends with the link. */
export async function grantByLink(deps: Needs, token: ViewingToken, asked: Asked) {
  const { id: linkId } = await getOpenLink(deps, token)
  if (!(await isGiven(deps, { linkId }, asked.documentId))) throw new AppError('FileNotFound')
  return write(deps, { linkId }, asked)
}

const write = ({ tokens, clock }: Needs, holder: Ticket['holder'], { documentId, language }: Asked) =>
  writeTicket(tokens, { holder, documentId, language }, clock())

async function isGiven({ db, clock }: Needs, reader: Reader, documentId: DocumentId | undefined): Promise<boolean> {
  const file = await findOpenFile(db, reader, clock())
  if (!file || documentId === undefined) return file !== undefined
  return (await listDocuments(db, file.rentalFileId)).some(({ id }) => id === documentId)
}

type Redeemed = { reader: Reader; documentId: DocumentId | undefined; language: Language }

/** Whoever has the ticket may read, as long as the session that asked for it lasts. Access itself is checked later. */
export async function redeemTicket(deps: Needs, ticket: DownloadTicket): Promise<Redeemed> {
  const read = readTicket(deps.tokens, ticket, deps.clock())
  if (!read) throw new AppError('FileNotFound')
  const { holder, documentId, language } = read
  if ('linkId' in holder) return { reader: holder, documentId, language }
  if (await isOwnerSessionOver(deps, holder)) throw new AppError('FileNotFound')
  const { ownerId, applicationId } = holder
  return { reader: { ownerId, applicationId }, documentId, language }
}
