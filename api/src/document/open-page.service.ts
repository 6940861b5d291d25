import { AppError } from '@bailclair/domain/contract/errors.ts'
import type { DocumentId } from '@bailclair/domain/document/document-id.schema.ts'
import type { Deps } from '#deps.ts'
import { pagesOf } from './album.ts'
import { findSealed, type SealedDocument } from './document.repository.ts'
import type { DocumentScope } from './document-scope.ts'
import { unseal } from './open-document.service.ts'
import { readAgain } from './read-again.service.ts'

type Needs = Pick<Deps, 'db' | 'clock' | 'config' | 'logger' | 'documents'>

/** A document of the scope as it was found, and its pages, as JPEG: both of the same moment. */
export async function findAlbum(
  deps: Needs,
  id: DocumentId,
  scope: DocumentScope,
): Promise<{ document: SealedDocument; pages: Buffer[] }> {
  const document = await findReadable(deps, id, scope)
  return { document, pages: await deps.documents.showing(() => openPages(deps, document)) }
}

export const openAlbum = async (deps: Needs, id: DocumentId, scope: DocumentScope): Promise<Buffer[]> =>
  (await findAlbum(deps, id, scope)).pages

/** One page, from 1 on. The others are in memory behind the gate only. */
export async function openPage(deps: Needs, id: DocumentId, scope: DocumentScope, page: number): Promise<Buffer> {
  const document = await findReadable(deps, id, scope)
  const found = await deps.documents.showing(async () => (await openPages(deps, document))[page - 1])
  if (!found) throw new AppError('DocumentNotFound')
  return found
}

/**
 * A PDF from before documents were made of pictures is read now, if it was not yet: nobody is shown what a stranger
 * wrote.
 */
async function findReadable(deps: Needs, id: DocumentId, scope: DocumentScope): Promise<SealedDocument> {
  const document = await findSealed(deps.db, id, scope)
  if (!document) throw new AppError('DocumentNotFound')
  if (document.mediaType !== 'application/pdf' || document.isRead) return document
  await readAgain(deps, document)
  return findReadable(deps, id, scope)
}

const openPages = async (deps: Needs, document: SealedDocument): Promise<Buffer[]> =>
  pagesOf({ mediaType: document.mediaType, bytes: await unseal(deps, document) })
