import { AppError, errorStatus } from '@bailclair/domain/contract/errors.ts'
import type { KeptMediaType } from '@bailclair/domain/document/document.rules.ts'
import type { DocumentId } from '@bailclair/domain/document/document-id.schema.ts'
import { isDatabaseUnavailable } from '@bailclair/server-kit/database/failures.ts'
import { KeyLost } from '@bailclair/server-kit/key-ring.ts'
import type { Deps } from '#deps.ts'
import { findSealed, type SealedDocument } from './document.repository.ts'
import type { DocumentScope } from './document-scope.ts'
import { causeOf, isMissing } from './store-port.ts'

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
export const unseal = (deps: Pick<Deps, 'documents'>, document: SealedDocument): Promise<Buffer> =>
  unsealBytes(deps, document, document.id)

export async function unsealBytes(
  { documents }: Pick<Deps, 'documents'>,
  row: Pick<SealedDocument, 'storeKey' | 'wrappedKey' | 'keyId'>,
  sealedAs: string,
): Promise<Buffer> {
  const sealed = await documents.store.get(row.storeKey)
  try {
    return documents.keyring.unseal(sealed, row, sealedAs)
  } catch (error) {
    const code = error instanceof KeyLost ? `key ${row.keyId} is not configured` : changedBytes
    throw new AppError('DocumentStoreUnavailable', { cause: Object.assign(new Error(), { code }) })
  }
}

const changedBytes = 'changed bytes or wrong key'

/** The bytes are gone or cannot be decrypted, and never will be. Neither the store nor a key is merely away. */
const isLost = (error: unknown): boolean => isMissing(error) || causeOf(error) === changedBytes

/** Store, scanner or database are away, or the machine has no room: that says nothing about the bytes. */
export const isOutage = (error: unknown): boolean =>
  isDatabaseUnavailable(error) || (error instanceof AppError && errorStatus[error.code] === 503 && !isLost(error))

const endings = { 'application/pdf': '.pdf', 'image/jpeg': '.jpg' } as const

/** The extension follows the stored type: a PNG became a JPEG. */
const withEnding = (fileName: string, mediaType: keyof typeof endings): string =>
  fileName.replace(/\.(pdf|jpe?g|png)$/i, '') + endings[mediaType]
