import { AppError } from '@bailclair/domain/contract/errors.ts'
import type { DocumentId } from '@bailclair/domain/document/document-id.schema.ts'
import type { Deps } from '#deps.ts'
import type { DocumentScope } from './document-scope.ts'
import { openDocument } from './open-document.service.ts'
import { readFirstPicture } from './treat-pdf.ts'
import { shrinkPicture } from './treat-picture.ts'

/**
 * The first page, small: of a picture, or of a PDF that is a scan. None of a PDF of text, because drawing one takes a
 * renderer, and none of what cannot be read; the page then shows a symbol.
 */
export async function openThumbnail(
  deps: Pick<Deps, 'db' | 'documents' | 'logger'>,
  id: DocumentId,
  scope: DocumentScope,
): Promise<{ jpeg: string | null }> {
  const { mediaType, bytes } = await openDocument(deps, id, scope)
  try {
    const thumbnail = await deps.documents.treating(async () => {
      if (mediaType === 'image/jpeg') return shrinkPicture(bytes)
      const { bytes: picture, quarterTurns } = await readFirstPicture(bytes)
      return picture.length > 0 ? shrinkPicture(picture, quarterTurns) : undefined
    })
    return { jpeg: thumbnail?.toString('base64') ?? null }
  } catch (error) {
    if (!(error instanceof AppError && error.code === 'DocumentUnreadable')) throw error
    deps.logger.warn({ err: error.cause ?? error, mediaType, size: bytes.length }, 'thumbnail failed')
    return { jpeg: null }
  }
}
