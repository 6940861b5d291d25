import { declineReasonOf } from '@bailclair/domain/document/decline-reason.rules.ts'
import type { TenantId } from '@bailclair/domain/rental-file/tenant-id.schema.ts'
import { type FileStatus, mayBecome } from '@bailclair/domain/rental-file/tenant-status.rules.ts'
import type { Verdict } from '@bailclair/domain/verification/decision.schema.ts'
import type { Deps } from '#deps.ts'
import { listDocuments } from '#document/list-documents.service.ts'
import type { Db } from '#platform/database/db.ts'
import { enqueueMail } from '#platform/mail/outbox.repository.ts'
import { listMembers } from '#rental-file/member/member.repository.ts'
import { settleFile } from '#rental-file/settle-file.service.ts'
import { lockPartOf } from './lock-part.service.ts'
import { getPart, type Part, updateStatus } from './part.repository.ts'
import { findProfile } from './profile.repository.ts'
import { documentToChangeTexts, fileVerifiedTexts } from './verdict-mails.messages.ts'

/**
 * The team's verdict on a part, in the transaction that checks its documents. Returns the status of the whole file;
 * undefined when the part no longer waits for the team.
 */
export async function recordVerdict(
  deps: Pick<Deps, 'clock'>,
  tx: Db,
  tenantId: TenantId,
  verdict: Verdict,
): Promise<FileStatus | undefined> {
  const part = await lockPartOf(tx, tenantId)
  if (!part?.submittedAt || !mayBecome(part.status, verdict)) return undefined
  await updateStatus(tx, tenantId, { status: verdict, submittedAt: part.submittedAt })
  await settleFile(deps, tx, part.fileId, deps.clock())
  const { fileStatus } = await getPart(tx, tenantId)
  if (verdict === 'DECLINED') await tellWhatToChange(tx, part)
  if (fileStatus === 'VALIDATED') await tellVerified(tx, part)
  return fileStatus
}

async function tellWhatToChange(tx: Db, { tenantId, profileId }: Part): Promise<void> {
  const profile = profileId && (await findProfile(tx, profileId))
  if (!profile) return
  const declined = (await listDocuments(tx, tenantId)).filter(({ status }) => status === 'DECLINED')
  const { email, language } = profile
  const content = documentToChangeTexts[language]({
    documents: declined.map(({ category, kind, guarantorId, reason, comment }) => ({
      category,
      kind,
      isGuarantors: guarantorId !== null,
      reason: declineReasonOf(reason ?? undefined),
      comment,
    })),
  })
  await enqueueMail(tx, { kind: 'document-to-change', to: email, language, content })
}

/** To every tenant, once the whole file is verified. */
async function tellVerified(tx: Db, { fileId }: Part): Promise<void> {
  for (const { profileId } of await listMembers(tx, fileId)) {
    const profile = profileId && (await findProfile(tx, profileId))
    if (!profile) continue
    const { email, language } = profile
    await enqueueMail(tx, { kind: 'file-verified', to: email, language, content: fileVerifiedTexts[language]({}) })
  }
}
