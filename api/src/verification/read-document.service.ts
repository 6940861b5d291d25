import { AppError } from '@bailclair/domain/contract/errors.ts'
import type { DocumentId } from '@bailclair/domain/document/document-id.schema.ts'
import type { KeptCode, Reading } from '@bailclair/domain/reading/reading.ts'
import type { TenantId } from '@bailclair/domain/rental-file/tenant-id.schema.ts'
import { todayInParis } from '@bailclair/domain/value/today.ts'
import type { DeskCode, DeskReading } from '@bailclair/domain/verification/desk-reading.schema.ts'
import { checksOf } from '@bailclair/domain/verification/document-check.rules.ts'
import { type Evidence, evidenceFor } from '@bailclair/domain/verification/evidence.rules.ts'
import type { Deps, Verifier } from '#deps.ts'
import { findReadingOf } from '#document/reading.service.ts'
import { listSignals, type ReadDocument } from '#signal/list-signals.service.ts'
import { type DeclaredDocument, findDeclared } from './declared-document.repository.ts'
import { findLeased } from './lease.repository.ts'
import { pseudonymOfVerifier } from './record-verifier-action.service.ts'
import { recordViewing } from './record-viewing.service.ts'

type Needs = Pick<Deps, 'db' | 'clock' | 'config' | 'documents' | 'logger'>

/**
 * What a machine read in a document of the leased part; nothing for one from before that is not read yet. It has names
 * and amounts of its pages, so it is a viewing like theirs.
 */
export async function readDeskDocument(
  deps: Needs & Pick<Deps, 'metrics'>,
  verifier: Verifier,
  id: DocumentId,
): Promise<DeskReading> {
  const document = await findReadDocument(deps, verifier, id)
  if (!document) return { codes: [], evidence: [], signals: [] }
  await recordViewing(deps, verifier, document.tenantId, id)
  const recognisedPages = document.reading.pages.flatMap((page, index) => (page.recognised ? [index + 1] : []))
  const codes = document.reading.codes.map(toDeskCode)
  const { codeCheckedAt } = document.declared ?? {}
  return {
    codes,
    ...(codeCheckedAt && codes.length > 0 && { codesCheckedOn: todayInParis(codeCheckedAt) }),
    evidence: findEvidence(document.declared, document.reading),
    signals: await listSignals(deps, document),
    ...(recognisedPages.length > 0 && { recognisedPages }),
  }
}

/** A document of the leased part. Undefined when it is not read yet. */
export async function findReadDocument(
  deps: Needs,
  verifier: Verifier,
  id: DocumentId,
): Promise<(ReadDocument & { declared: DeclaredDocument | undefined }) | undefined> {
  const tenantId = await getLeasedPart(deps, verifier)
  const reading = await findReadingOf(deps, id, { tenantId })
  if (!reading) return undefined
  const declared = await findDeclared(deps.db, id)
  return { id, tenantId, reading, declared, kind: declared?.kind ?? null }
}

async function getLeasedPart(deps: Needs, verifier: Verifier): Promise<TenantId> {
  const leased = await findLeased(deps.db, pseudonymOfVerifier(deps, verifier))
  if (!leased || leased.leaseEndsAt <= deps.clock()) throw new AppError('LeaseLost')
  return leased.id
}

function findEvidence(document: DeclaredDocument | undefined, reading: Reading): Evidence[] {
  if (!document?.kind) return []
  const { category, kind, holderKind, lastName } = document
  return evidenceFor(checksOf(category, holderKind, kind), { kind, lastNames: lastName ? [lastName] : [] }, reading)
}

const toDeskCode = ({ place: _, problems, compared, ...code }: KeptCode): DeskCode => ({
  ...code,
  problems: [...problems],
  ...(compared && { compared: compared.map(({ isTruncated: _, ...field }) => field) }),
})
