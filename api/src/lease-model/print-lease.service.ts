import type { ApplicationId } from '@bailclair/domain/application/application-row.schema.ts'
import type { BytesReply } from '@bailclair/domain/contract/route.ts'
import { limitsOn } from '@bailclair/domain/law/letting-limits.rules.ts'
import { mostDeposit } from '@bailclair/domain/lease-model/deposit.rules.ts'
import { leaseModelVersion } from '@bailclair/domain/lease-model/lease-headings.data.ts'
import { type LeaseRequest, type LeaseSummary, mediaTypeOf } from '@bailclair/domain/lease-model/lease-model.schema.ts'
import { namesOf } from '@bailclair/domain/rental-file/person-name.rules.ts'
import { recordAudit } from '#audit/record-audit.service.ts'
import { renderText } from '#complete-file/pdf/render-text.ts'
import type { Renderer } from '#complete-file/pdf/renderer.ts'
import type { SignedIn } from '#deps.ts'
import type { TakeSlot } from '#platform/account-slots.ts'
import { collectBytes } from '#platform/paper/collect-bytes.ts'
import { consumeRateLimit } from '#platform/rate-limit/consume-rate-limit.ts'
import { collectFacts, type FactsNeeds } from './collect-facts.service.ts'
import { composeLease } from './compose-lease.ts'
import { leaseTexts } from './lease-texts.ts'

export type PrintNeeds = FactsNeeds & { renderer: Renderer; takeSlot: TakeSlot }

/** Per owner. */
const prints = { purpose: 'lease-model', limit: 60, windowSeconds: 3_600 }
const readings = { purpose: 'lease-model-summary', limit: 300, windowSeconds: 300 }

/** What the page lists before a download. */
export async function readLease(deps: FactsNeeds, { ownerId }: SignedIn, id: ApplicationId): Promise<LeaseSummary> {
  await consumeRateLimit(deps, { ...readings, key: { account: ownerId } })
  const facts = await collectFacts(deps, ownerId, id, { deposit: null })
  const { furniture, rentCost, deposit } = facts.home
  const { blanks, annexes } = composeLease(facts)
  const { depositMonths } = limitsOn(furniture, facts)
  const most = mostDeposit(furniture, rentCost, facts)
  return {
    furniture,
    version: leaseModelVersion.number,
    versionDate: leaseModelVersion.date,
    ...(depositMonths !== undefined && { mostDepositMonths: depositMonths }),
    ...(most !== undefined && { mostDeposit: most }),
    ...(deposit !== undefined && { deposit }),
    blanks,
    annexes,
  }
}

export async function printLease(
  deps: PrintNeeds,
  { ownerId, session }: SignedIn,
  { id, format, ...form }: LeaseRequest & { id: ApplicationId },
): Promise<BytesReply> {
  await consumeRateLimit(deps, { ...prints, key: { account: ownerId } })
  const facts = await collectFacts(deps, ownerId, id, form)
  const { document } = composeLease(facts)
  const release = deps.takeSlot(ownerId)
  try {
    const bytes =
      format === 'DOCX'
        ? await deps.renderer.docx({ kind: 'docx', document, author: deps.config.SITE_NAME, now: deps.clock() })
        : await collectBytes(renderText(deps.renderer, { document, siteName: deps.config.SITE_NAME, check: undefined }))
    await recordAudit(deps, deps.db, session, 'LEASE_MODEL_PRINTED', { object: { kind: 'APPLICATION', id } })
    const fileName = `${leaseTexts.fileName(namesOf(facts.tenants, 'et'))}.${format.toLowerCase()}`
    return { mediaType: mediaTypeOf[format], fileName, bytes }
  } finally {
    release()
  }
}
