import { AppError } from '@bailclair/domain/contract/errors.ts'
import type { DocumentId } from '@bailclair/domain/document/document-id.schema.ts'
import type { Deps } from '#deps.ts'
import type { DocumentScope } from './document-scope.ts'
import { openPage } from './open-page.service.ts'
import { shrinkPicture } from './picture.ts'

/** The first page, small. None of what cannot be read; the page then shows a symbol. */
export async function openThumbnail(
  deps: Pick<Deps, 'db' | 'clock' | 'config' | 'documents' | 'logger'>,
  id: DocumentId,
  scope: DocumentScope,
): Promise<{ jpeg: string | null }> {
  try {
    const page = await openPage(deps, id, scope, 1)
    const thumbnail = await deps.documents.showing(() => shrinkPicture(page))
    return { jpeg: thumbnail.toString('base64') }
  } catch (error) {
    if (!(error instanceof AppError && error.code === 'DocumentUnreadable')) throw error
    deps.logger.warn({ err: error.cause ?? error }, 'thumbnail failed')
    return { jpeg: null }
  }
}
