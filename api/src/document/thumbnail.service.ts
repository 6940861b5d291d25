import type { DocumentId } from '@bailclair/domain/document/document-id.schema.ts'
import type { Deps } from '#deps.ts'
import type { DocumentScope } from './document-scope.ts'
import { openDocument } from './open-document.service.ts'
import { readFirstPicture } from './treat-pdf.ts'
import { shrinkPicture } from './treat-picture.ts'

/**
 * The first page, small: of a picture, or of a PDF that is a scan. None of a PDF of text, because drawing one takes a
 * renderer; the page then shows a symbol.
 */
export async function openThumbnail(
  deps: Pick<Deps, 'db' | 'documents'>,
  id: DocumentId,
  scope: DocumentScope,
): Promise<{ jpeg: string | null }> {
  const { mediaType, bytes } = await openDocument(deps, id, scope)
  const thumbnail = await deps.documents.treating(async () => {
    if (mediaType === 'image/jpeg') return shrinkPicture(bytes)
    const { bytes: picture, quarterTurns } = await readFirstPicture(bytes)
    return shrinkPicture(picture, quarterTurns)
  })
  return { jpeg: thumbnail.length > 0 ? thumbnail.toString('base64') : null }
}
