import type { PartNotes } from '@bailclair/domain/verification/part-notes.schema.ts'
import type { DocumentVerdict, Draft } from './draft.ts'

type DocumentNotes = PartNotes['documents'][number]

/** The draft as the server keeps it. */
export function toNotes({ verdicts, corrections, checks, text }: Draft): PartNotes {
  const ids = new Set([...Object.keys(verdicts), ...Object.keys(checks)])
  return {
    documents: [...ids].map((id) => {
      const verdict = verdicts[id]
      return {
        id: id as DocumentNotes['id'],
        ...(verdict && { verdict: toNotedVerdict(verdict) }),
        checks: [...(checks[id] ?? [])],
      }
    }),
    corrections: Object.entries(corrections).map(([holder, typed]) => ({ holder, ...typed })),
    text,
  }
}

const toNotedVerdict = (verdict: DocumentVerdict): NonNullable<DocumentNotes['verdict']> =>
  verdict.status === 'ACCEPTED'
    ? { status: verdict.status, comment: '' }
    : { status: verdict.status, comment: verdict.comment, ...(verdict.reason && { reason: verdict.reason }) }

export function fromNotes({ documents, corrections, text }: PartNotes): Draft {
  return {
    verdicts: Object.fromEntries(
      documents.flatMap(({ id, verdict }) => (verdict ? [[id, fromNotedVerdict(verdict)]] : [])),
    ),
    corrections: Object.fromEntries(corrections.map(({ holder, ...typed }) => [holder, typed])),
    checks: Object.fromEntries(documents.map(({ id, checks }) => [id, checks])),
    text,
  }
}

const fromNotedVerdict = ({ status, reason, comment }: NonNullable<DocumentNotes['verdict']>): DocumentVerdict =>
  status === 'ACCEPTED' ? { status } : { status, reason: reason ?? '', comment }
