import { AppError } from '@bailclair/domain/contract/errors.ts'
import type { DocumentId } from '@bailclair/domain/document/document-id.schema.ts'
import type { SignalKind } from '@bailclair/domain/signal/signal.schema.ts'
import type { Deps, Verifier } from '#deps.ts'
import { findSignalsOf } from '#signal/list-signals.service.ts'
import { recordOpinion } from '#signal/record-opinion.service.ts'
import { findReadDocument } from './read-document.service.ts'

type Needs = Pick<Deps, 'db' | 'clock' | 'config' | 'documents' | 'logger' | 'metrics'>

/** Whether a signal about a document of the leased part was useful; also one that was switched off since it was shown. */
export async function judgeSignal(
  deps: Needs,
  verifier: Verifier,
  { id, kind }: { id: DocumentId; kind: SignalKind },
  isUseful: boolean | null,
): Promise<void> {
  const document = await findReadDocument(deps, verifier, id)
  const signals = document ? await findSignalsOf(deps, document) : []
  // what caused it may have gone since it was shown, as the same file in another rental file does
  if (!signals.some((signal) => signal.kind === kind)) throw new AppError('SignalNotFound')
  await recordOpinion(deps, { documentId: id, kind, isUseful: isUseful ?? undefined })
}
