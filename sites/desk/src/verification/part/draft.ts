import type { DeclineReason } from '@bailclair/domain/document/decline-reason.rules.ts'
import { readTypedNumber } from '@bailclair/domain/value/typed-number.ts'
import { type Decision, decision, type Verdict } from '@bailclair/domain/verification/decision.schema.ts'
import type { DeskDocument, DeskPart } from '@bailclair/domain/verification/desk-part.schema.ts'
import type { DocumentCheck } from '@bailclair/domain/verification/document-check.rules.ts'
import { verdictOn } from '@bailclair/domain/verification/verdict.rules.ts'
import { currentLanguage } from '@bailclair/site-kit/platform/messages/current-language.ts'
import { listHolders, listPartDocuments, type PartDocument, tenantKey } from './part-documents.ts'

/** The verdict as shown on screen; a reason may still be missing. */
export type DocumentVerdict =
  | { status: 'ACCEPTED' }
  | { status: 'DECLINED'; reason: DeclineReason | ''; comment: string }

/** Raw form input. */
export type TypedCorrection = { income: string; reason: string }

/** The verifier's decisions, not sent yet. */
export type Draft = {
  /** By document id. */
  verdicts: Readonly<Record<string, DocumentVerdict>>
  /** By holder key. */
  corrections: Readonly<Record<string, TypedCorrection>>
  /** What is ticked, by document id. */
  checks: Readonly<Record<string, readonly DocumentCheck[]>>
  /** The free note for the team. */
  text: string
}

export const emptyDraft: Draft = { verdicts: {}, corrections: {}, checks: {}, text: '' }

/** A document accepted earlier stays accepted unless it is declined now. */
export function verdictOf({ id, status }: DeskDocument, { verdicts }: Draft): DocumentVerdict | undefined {
  return verdicts[id] ?? (status === 'ACCEPTED' ? { status } : undefined)
}

/** What is still missing in a verdict. "Other reason" needs an explanation for the tenant. */
export type DocumentProblem = 'undecided' | 'reason' | 'comment' | 'too-long'

export type CorrectionProblems = { income?: string; reason?: string }

export function documentProblem(document: DeskDocument, draft: Draft): DocumentProblem | undefined {
  const verdict = verdictOf(document, draft)
  if (!verdict) return 'undecided'
  if (verdict.status === 'ACCEPTED') return undefined
  if (verdict.reason === '') return 'reason'
  if (verdict.reason === 'OTHER' && verdict.comment.trim() === '') return 'comment'
  return parse({ documents: [sentVerdict(document.id, verdict)] }) ? undefined : 'too-long'
}

/** Returns keys of the field-error catalogue. */
export function correctionProblems(typed: TypedCorrection): CorrectionProblems {
  const problems: CorrectionProblems = {}
  const { error } = decision.safeParse({ version: 0, documents: [], corrections: [sentCorrection(tenantKey, typed)] })
  for (const { path, message } of error?.issues ?? [])
    problems[path.includes('monthlyIncome') ? 'income' : 'reason'] ??= message
  return problems
}

/** The first undecided item that blocks sending. */
export type Open = { kind: 'document'; partDocument: PartDocument } | { kind: 'correction'; key: string }

export function findOpen(part: DeskPart, draft: Draft): Open | undefined {
  const partDocument = listPartDocuments(part).find(({ document }) => documentProblem(document, draft))
  if (partDocument) return { kind: 'document', partDocument }
  const key = Object.entries(draft.corrections).find(([, typed]) => hasProblem(typed))?.[0]
  return key === undefined ? undefined : { kind: 'correction', key }
}

const hasProblem = (typed: TypedCorrection) => Object.keys(correctionProblems(typed)).length > 0

export const countUndecided = (part: DeskPart, draft: Draft): number =>
  listPartDocuments(part).filter(({ document }) => documentProblem(document, draft)).length

/** Call only when nothing is undecided. */
export function decisionOf(part: DeskPart, draft: Draft): Decision {
  const corrections = Object.entries(draft.corrections).map(([key, typed]) => sentCorrection(key, typed))
  return decision.parse({
    version: part.version,
    documents: Object.entries(draft.verdicts).map(([id, verdict]) => sentVerdict(id, verdict)),
    ...(corrections.length > 0 && { corrections }),
  })
}

/** Call only when every document has a verdict. */
export const verdictOnPart = (part: DeskPart, draft: Draft): Verdict =>
  verdictOn(listPartDocuments(part).map(({ document }) => verdictOf(document, draft)?.status ?? 'DECLINED'))

/** Drops decisions on documents that the part no longer has. A replaced document counts as a new one. */
export function dropStaleDecisions(kept: Draft, part: DeskPart): Draft {
  const documents = new Set(listPartDocuments(part).map(({ document }) => document.id))
  const holders = new Set(listHolders(part).map(({ key }) => key))
  const only = <T>(record: Readonly<Record<string, T>>, known: ReadonlySet<string>) =>
    Object.fromEntries(Object.entries(record).filter(([key]) => known.has(key)))
  return {
    verdicts: only(kept.verdicts, documents),
    corrections: only(kept.corrections, holders),
    checks: only(kept.checks, documents),
    text: kept.text,
  }
}

const parse = (some: object) => decision.safeParse({ version: 0, ...some }).success

const sentVerdict = (id: string, verdict: DocumentVerdict) =>
  verdict.status === 'ACCEPTED'
    ? { id, status: verdict.status }
    : {
        id,
        status: verdict.status,
        reason: verdict.reason,
        ...(verdict.comment.trim() !== '' && { comment: verdict.comment }),
      }

const sentCorrection = (key: string, { income, reason }: TypedCorrection) => ({
  ...(key !== tenantKey && { guarantorId: key }),
  monthlyIncome: readTypedNumber(income, currentLanguage()),
  reason,
})
