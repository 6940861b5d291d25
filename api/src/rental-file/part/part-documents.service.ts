import { AppError } from '@bailclair/domain/contract/errors.ts'
import type { BytesReply } from '@bailclair/domain/contract/route.ts'
import {
  type DocumentKind,
  type DocumentSlot,
  findImpliedKind,
  isAcceptedKind,
} from '@bailclair/domain/document/accepted-documents.rules.ts'
import {
  categoriesOf,
  type DocumentCategory,
  type DocumentHolderKind,
} from '@bailclair/domain/document/document-category.rules.ts'
import type { DocumentId } from '@bailclair/domain/document/document-id.schema.ts'
import type { UploadId } from '@bailclair/domain/document/upload.schema.ts'
import type { Situation } from '@bailclair/domain/rental-file/situation.rules.ts'
import type { GuarantorId, TenantId } from '@bailclair/domain/rental-file/tenant-id.schema.ts'
import type { Deps, ProfileId, TenantAccount } from '#deps.ts'
import type { DocumentHolder } from '#document/document-scope.ts'
import { eraseDocument } from '#document/erase-documents.service.ts'
import { listDocuments } from '#document/list-documents.service.ts'
import { openDocument } from '#document/open-document.service.ts'
import { openThumbnail } from '#document/thumbnail.service.ts'
import { turnDocument } from '#document/turn-document.service.ts'
import { awaitUpload } from '#document/upload/await-upload.service.ts'
import { removeUpload } from '#document/upload/list-uploads.service.ts'
import { discardReceived, insertReceived, receiveFile } from '#document/upload/receive-upload.service.ts'
import type { Db } from '#platform/database/db.ts'
import { consumeRateLimit } from '#platform/rate-limit/consume-rate-limit.ts'
import { changePart } from './change-part.service.ts'
import { getProfileId } from './get-profile-id.service.ts'
import { listGuarantors } from './guarantor.repository.ts'
import { lockTenant } from './lock-part.service.ts'
import { findPart } from './part.repository.ts'
import { type ProfileAnswer, toProfile } from './to-profile.ts'

type Needs = Pick<Deps, 'db' | 'clock' | 'config' | 'logger' | 'documents'>

/** Cleaning a file costs seconds of work. Per hour and account: far more than a file with two guarantors needs. */
const uploads = { purpose: 'upload', limit: 100, windowSeconds: 3_600 }

type Sent = {
  category: DocumentCategory
  /** Absent: the tenant's own. */
  guarantorId?: GuarantorId
  /** Absent where the list of the law has one line. */
  kind?: DocumentKind | undefined
  /** Erased in the same step, so that there is always one of them. */
  replaces?: DocumentId
  fileName: string
  stream: AsyncIterable<Uint8Array>
  signal: AbortSignal
}

/**
 * Takes a file, which a worker then makes a document of. Answers once it is one, or after some seconds with the upload
 * that is still read (decision 254). Holder and kind are checked before the bytes are read. The holder is checked again
 * in the transaction: a guarantor may be removed meanwhile.
 */
export async function addDocument(deps: Needs, account: TenantAccount, sent: Sent): Promise<ProfileAnswer> {
  const profileId = await getProfileId(deps, account)
  const release = deps.documents.takeUploadSlot(profileId)
  const { id, tenantId } = await takeFile(deps, profileId, sent).finally(release)
  deps.documents.uploads.wake()
  await awaitUpload(deps, id, { scope: { tenantId }, signal: sent.signal })
  return toProfile(deps, profileId)
}

async function takeFile(deps: Needs, profileId: ProfileId, sent: Sent): Promise<{ id: UploadId; tenantId: TenantId }> {
  await consumeRateLimit(deps, { ...uploads, key: { account: profileId } })
  const part = await findPart(deps.db, profileId)
  if (!part) throw new AppError(sent.guarantorId ? 'GuarantorNotFound' : 'NoRentalFile')
  const { guarantorId: _, ...file } = sent
  const { holder, holderKind } = await getHolder(deps.db, part.tenantId, sent)
  const kind = getKind({ category: sent.category, holder: holderKind }, sent.kind, part.situation ?? undefined)
  const received = await receiveFile(deps, { ...file, holder, kind })
  try {
    const tenantId = await deps.db.transaction().execute(async (tx) => {
      const { part } = await lockTenant(deps, tx, profileId)
      if (!part) throw new AppError('NoRentalFile')
      await getHolder(tx, part.tenantId, sent)
      await insertReceived(deps, tx, received)
      return part.tenantId
    })
    return { id: received.id, tenantId }
  } catch (error) {
    await discardReceived(deps, received)
    throw error
  }
}

type Held = { holder: DocumentHolder; holderKind: DocumentHolderKind }

async function getHolder(db: Db, tenantId: TenantId, { category, guarantorId }: Sent): Promise<Held> {
  if (!guarantorId) return { holder: { tenantId }, holderKind: 'TENANT' }
  const guarantor = (await listGuarantors(db, tenantId)).find(({ id }) => id === guarantorId)
  if (!guarantor) throw new AppError('GuarantorNotFound')
  // only documents that the law lets a landlord ask for (docs/law.md)
  if (!categoriesOf[guarantor.kind].includes(category)) throw new AppError('GuarantorNotFound')
  return { holder: { guarantorId }, holderKind: guarantor.kind }
}

/** Only what the law lets a landlord ask of this person (docs/law.md). */
function getKind(
  slot: DocumentSlot,
  declared: DocumentKind | undefined,
  situation: Situation | undefined,
): DocumentKind {
  const kind = declared ?? findImpliedKind(slot, situation)
  if (!kind) throw new AppError('DocumentKindNeeded')
  if (!isAcceptedKind(slot, kind, situation)) throw new AppError('DocumentKindRefused')
  return kind
}

/** The new one takes the place of the old: same category, same holder, same kind unless another is declared. */
export async function replaceDocument(
  deps: Needs,
  account: TenantAccount,
  replaces: DocumentId,
  sent: Pick<Sent, 'kind' | 'fileName' | 'stream' | 'signal'>,
): Promise<ProfileAnswer> {
  const { category, guarantorId, ...before } = await getOwnDocument(deps, account, replaces)
  const kind = sent.kind ?? before.kind ?? undefined
  return addDocument(deps, account, { ...sent, kind, category, replaces, ...(guarantorId && { guarantorId }) })
}

/** Its content stays the same, so the part is not verified again. */
export async function turnOwnDocument(deps: Needs, account: TenantAccount, id: DocumentId): Promise<ProfileAnswer> {
  const profileId = await getProfileId(deps, account)
  await consumeRateLimit(deps, { ...uploads, key: { account: profileId } })
  const { tenantId } = await getOwnDocument(deps, account, id)
  await turnDocument(deps, id, { tenantId })
  return toProfile(deps, profileId)
}

export async function openOwnThumbnail(deps: Needs, account: TenantAccount, id: DocumentId) {
  const { tenantId } = await getOwnDocument(deps, account, id)
  return openThumbnail(deps, id, { tenantId })
}

async function getOwnDocument(deps: Needs, account: TenantAccount, id: DocumentId) {
  const part = await findPart(deps.db, await getProfileId(deps, account))
  const document = part && (await listDocuments(deps.db, part.tenantId)).find((one) => one.id === id)
  if (!document) throw new AppError('DocumentNotFound')
  return document
}

export async function openOwnDocument(deps: Needs, account: TenantAccount, id: DocumentId): Promise<BytesReply> {
  const part = await findPart(deps.db, await getProfileId(deps, account))
  if (!part) throw new AppError('DocumentNotFound')
  return openDocument(deps, id, { tenantId: part.tenantId })
}

export const removeDocument = (deps: Needs, account: TenantAccount, id: DocumentId): Promise<ProfileAnswer> =>
  changePart(deps, account, { action: 'DOCUMENT_REMOVED', noFile: 'DocumentNotFound' }, async (tx, { tenantId }) => {
    await eraseDocument(tx, id, { tenantId })
    return true
  })

/** The part stays as it is: an upload is not in it yet. */
export async function removeOwnUpload(deps: Needs, account: TenantAccount, id: UploadId): Promise<ProfileAnswer> {
  const profileId = await getProfileId(deps, account)
  const part = await findPart(deps.db, profileId)
  if (!part) throw new AppError('DocumentNotFound')
  await removeUpload(deps.db, id, part.tenantId)
  return toProfile(deps, profileId)
}
