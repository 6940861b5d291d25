import { AppError } from '@bailclair/domain/contract/errors.ts'
import { fieldError } from '@bailclair/domain/contract/field-errors.ts'
import { reasonFits } from '@bailclair/domain/document/decline-reason.rules.ts'
import type { TenantId } from '@bailclair/domain/rental-file/tenant-id.schema.ts'
import type { DocumentDecision, Verdict } from '@bailclair/domain/verification/decision.schema.ts'
import { verdictOn } from '@bailclair/domain/verification/verdict.rules.ts'
import type { Db } from '#platform/database/db.ts'
import { listRows, updateCheck } from './document.repository.ts'

/**
 * The team's decisions on the documents of a part, and the verdict that follows. Every unchecked document must be
 * decided on; accepted ones that are not named stay accepted. A reason must belong to its kind of document.
 */
export async function checkDocuments(
  tx: Db,
  tenantId: TenantId,
  decisions: readonly DocumentDecision[],
  checkedAt: Date,
): Promise<Verdict> {
  const decisionOn = new Map(decisions.map((decision) => [decision.id, decision]))
  if (decisionOn.size < decisions.length) throw new AppError('InvalidRequest')
  const documents = await listRows(tx, { tenantId })
  const categoryOf = new Map(documents.map(({ id, category }) => [id, category]))
  const unfit = decisions.filter((decision) => {
    const category = categoryOf.get(decision.id)
    if (!category) throw new AppError('DocumentNotFound')
    return decision.status === 'DECLINED' && !reasonFits(category, decision.reason)
  })
  if (unfit.length > 0)
    throw new AppError('InvalidField', {
      entries: unfit.map(({ id }) => ({
        code: 'InvalidField',
        field: `documents.${id}.reason`,
        message: fieldError.invalid,
      })),
    })

  const after = documents.map(({ id, status }) => ({ id, status: decisionOn.get(id)?.status ?? status }))
  const open = after.filter(({ status }) => status === 'PENDING')
  if (open.length > 0)
    throw new AppError('DecisionIncomplete', {
      entries: open.map(({ id }) => ({ code: 'DecisionIncomplete', field: `documents.${id}` })),
    })

  for (const decision of decisions) await updateCheck(tx, decision.id, toCheck(decision, checkedAt))
  return verdictOn(after.map(({ status }) => status).filter((status) => status !== 'PENDING'))
}

const toCheck = (decision: DocumentDecision, checkedAt: Date) =>
  decision.status === 'ACCEPTED'
    ? { status: decision.status, reason: null, comment: null, checkedAt }
    : { status: decision.status, reason: decision.reason, comment: decision.comment ?? null, checkedAt }
