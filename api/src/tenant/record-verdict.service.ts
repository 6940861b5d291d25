import { mayBecome } from '@bailclair/domain/rental-file/tenant-status.rules.ts'
import type { TenantId } from '@bailclair/domain/tenant/tenant-id.schema.ts'
import type { Deps } from '#deps.ts'
import { listDocuments } from '#document/list-documents.service.ts'
import type { Db } from '#platform/database/db.ts'
import { enqueueMail } from '#platform/mail/outbox.repository.ts'
import { lockFile } from '#rental-file/bundled-file.service.ts'
import { settleFile } from '#rental-file/settle-file.service.ts'
import { listMembers } from './member.repository.ts'
import { findPartOf, getPart, type Part, updateStatus } from './part.repository.ts'
import { findProfile } from './profile.repository.ts'
import { documentToChangeTexts, fileVerifiedTexts } from './verdict-mails.messages.ts'

/**
 * The team's verdict on what a tenant gave, in the transaction of whoever decided on its documents (contract, files of
 * applicants). The tenant is told what to change; everyone of the file, once all of it is verified; owners by
 * `settleFile`. False when the part is not in the team's hands any more: it was changed, or its tenant has gone.
 */
export async function recordVerdict(
  deps: Pick<Deps, 'clock'>,
  tx: Db,
  tenantId: TenantId,
  verdict: 'VALIDATED' | 'DECLINED',
): Promise<boolean> {
  const found = await findPartOf(tx, tenantId)
  if (!found || !(await lockFile(tx, found.fileId))) return false
  const part = await findPartOf(tx, tenantId)
  if (!part?.submittedAt || !mayBecome(part.status, verdict)) return false
  await updateStatus(tx, tenantId, { status: verdict, submittedAt: part.submittedAt })
  await settleFile(deps, tx, part.fileId, deps.clock())
  if (verdict === 'DECLINED') await tellWhatToChange(tx, part)
  else await tellVerified(tx, part)
  return true
}

async function tellWhatToChange(tx: Db, { tenantId, profileId }: Part): Promise<void> {
  const profile = profileId && (await findProfile(tx, profileId))
  if (!profile) return
  const declined = (await listDocuments(tx, tenantId)).filter(({ status }) => status === 'DECLINED')
  const { email, language } = profile
  const content = documentToChangeTexts[language]({
    documents: declined.map(({ category, guarantorId, comment }) => ({
      category,
      isGuarantors: guarantorId !== null,
      comment,
    })),
  })
  await enqueueMail(tx, { kind: 'document-to-change', to: email, language, content })
}

/** Once nothing of the file waits any more. */
async function tellVerified(tx: Db, { tenantId, fileId }: Part): Promise<void> {
  const { fileStatus } = await getPart(tx, tenantId)
  if (fileStatus !== 'VALIDATED') return
  for (const { profileId } of await listMembers(tx, fileId)) {
    const profile = profileId && (await findProfile(tx, profileId))
    if (!profile) continue
    const { email, language } = profile
    await enqueueMail(tx, { kind: 'file-verified', to: email, language, content: fileVerifiedTexts[language]({}) })
  }
}
