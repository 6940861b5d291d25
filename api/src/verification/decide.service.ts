import { AppError } from '@bailclair/domain/contract/errors.ts'
import type { TenantId } from '@bailclair/domain/rental-file/tenant-id.schema.ts'
import type { Decision } from '@bailclair/domain/verification/decision.schema.ts'
import type { Deps, Verifier } from '#deps.ts'
import { checkDocuments } from '#document/check-documents.service.ts'
import { correctIncomes } from '#rental-file/part/correct-income.service.ts'
import { lockPartOf } from '#rental-file/part/lock-part.service.ts'
import { keepNotesAfterVerdict } from '#rental-file/part/part-notes.service.ts'
import { recordVerdict } from '#rental-file/part/record-verdict.service.ts'
import { dropLeases } from './lease.repository.ts'
import { getWholePart, lockOwnLease } from './leased-part.service.ts'
import { pseudonymOfVerifier, recordVerifierAction } from './record-verifier-action.service.ts'
import { deleteSecondOpinion } from './second-opinion.repository.ts'
import { insertVerification } from './verification.repository.ts'

/**
 * Documents, incomes, statuses, mails, figures and audit in one transaction. A part that its tenant changed since it
 * was shown is refused.
 */
export const decide = (
  deps: Pick<Deps, 'db' | 'clock' | 'config'>,
  verifier: Verifier,
  id: TenantId,
  { version, documents, corrections = [] }: Decision,
) =>
  deps.db.transaction().execute(async (tx) => {
    const decidedAt = deps.clock()
    // lock order: the file first, then its part
    await lockPartOf(tx, id)
    const lease = await lockOwnLease(deps, tx, verifier, id)
    if (lease.version !== version) throw new AppError('PartChanged')
    const part = await getWholePart(tx, id)

    const verdict = await checkDocuments(tx, id, documents, decidedAt)
    await correctIncomes(tx, id, corrections)
    const fileStatus = await recordVerdict(deps, tx, id, verdict)
    if (!fileStatus || !part.submittedAt) throw new AppError('PartChanged')

    await keepNotesAfterVerdict(tx, id)
    await deleteSecondOpinion(tx, id)
    await dropLeases(tx, pseudonymOfVerifier(deps, verifier), id)
    await insertVerification(tx, { submittedAt: part.submittedAt, decidedAt, verdict })
    if (corrections.length > 0) await recordVerifierAction(deps, tx, verifier, 'INCOME_CORRECTED', part)
    await recordVerifierAction(deps, tx, verifier, verdict === 'VALIDATED' ? 'PART_VERIFIED' : 'PART_DECLINED', part)
    return { verdict, fileStatus }
  })
