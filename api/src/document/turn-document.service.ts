import { AppError } from '@bailclair/domain/contract/errors.ts'
import type { DocumentId } from '@bailclair/domain/document/document-id.schema.ts'
import { turnReading } from '@bailclair/domain/reading/turn-reading.rules.ts'
import type { Deps } from '#deps.ts'
import { bindPages } from './album.ts'
import type { DocumentScope } from './document-scope.ts'
import { moveDocument } from './move-document.service.ts'
import { findAlbum } from './open-page.service.ts'
import { turnPicture } from './picture.ts'
import { tryReading } from './reading.service.ts'

type Needs = Pick<Deps, 'db' | 'clock' | 'config' | 'logger' | 'documents'>

/** Somebody else turns it at the same time. */
const mostTries = 5

/** Turns every page by a quarter, clockwise, for everybody who opens the document from now on. */
export async function turnDocument(deps: Needs, id: DocumentId, scope: DocumentScope): Promise<void> {
  for (let tries = 1; ; tries++)
    try {
      return await turnOnce(deps, id, scope)
    } catch (error) {
      // what was moved meanwhile is there under another key; what was erased is not found then, either
      if (!(error instanceof AppError && error.code === 'DocumentNotFound') || tries >= mostTries) throw error
    }
}

async function turnOnce(deps: Needs, id: DocumentId, scope: DocumentScope): Promise<void> {
  const { document, pages } = await findAlbum(deps, id, scope)
  const reading = await tryReading(deps, document)
  const album = await deps.documents.showing(async () => {
    const turned: Buffer[] = []
    for (const page of pages) turned.push(await turnPicture(page))
    return bindPages(turned, document.mediaType)
  })
  await moveDocument(deps, document, { album, reading: reading && turnReading(reading) })
}
