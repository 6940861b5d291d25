import { AppError } from '@bailclair/domain/contract/errors.ts'
import type { KeptMediaType } from '@bailclair/domain/document/document.rules.ts'
import type { DocumentId } from '@bailclair/domain/document/document-id.schema.ts'
import { KeyLost } from '@bailclair/server-kit/key-ring.ts'
import type { Deps } from '#deps.ts'
import { findSealed, type SealedDocument } from './document.repository.ts'
import type { DocumentScope } from './document-scope.ts'

type Needs = Pick<Deps, 'db' | 'documents'>

export type OpenedDocument = { mediaType: KeptMediaType; fileName: string; bytes: Buffer }

/** A document of the scope. Somebody else's document is not found, like a missing one. */
export async function openDocument(deps: Needs, id: DocumentId, scope: DocumentScope): Promise<OpenedDocument> {
  const document = await findSealed(deps.db, id, scope)
  if (!document) throw new AppError('DocumentNotFound')
  const { mediaType, fileName } = document
  return { mediaType, fileName: withEnding(fileName, mediaType), bytes: await unseal(deps, document) }
}

/** Read completely before anything is sent: only the end proves that the bytes are unchanged. */
export async function unseal({ documents }: Pick<Deps, 'documents'>, document: SealedDocument): Promise<Buffer> {
  const sealed = await documents.store.get(document.storeKey)
  try {
    return documents.keyring.unseal(sealed, document, document.id)
  } catch (error) {
    const code = error instanceof KeyLost ? `key ${document.keyId} is not configured` : 'changed bytes or wrong key'
    throw new AppError('DocumentStoreUnavailable', { cause: Object.assign(new Error(), { code }) })
  }
}

const endings = { 'application/pdf': '.pdf', 'image/jpeg': '.jpg' } as const

/** The extension follows the stored type: a PNG became a JPEG. */
const withEnding = (fileName: string, mediaType: keyof typeof endings): string =>
  fileName.replace(/\.(pdf|jpe?g|png)$/i, '') + endings[mediaType]
