import { AppError } from '@bailclair/domain/contract/errors.ts'
import type { DocumentId } from '@bailclair/domain/document/document-id.schema.ts'
import { countOpinion, isTooOftenUseless } from '@bailclair/domain/signal/precision.rules.ts'
import type { SignalKind } from '@bailclair/domain/signal/signal.schema.ts'
import { Counter } from 'prom-client'
import { recordServiceAction } from '#audit/record-audit.service.ts'
import type { Deps } from '#deps.ts'
import { enqueueMail } from '#platform/mail/outbox.repository.ts'
import { findOpinion, lockDocument, lockTally, saveOpinion, updateTally } from './signal.repository.ts'
import { signalOffTexts } from './signal-off-mail.messages.ts'

type Needs = Pick<Deps, 'db' | 'clock' | 'config' | 'logger' | 'metrics'>
/** `isUseful` undefined: the opinion is taken back. */
type Opinion = { documentId: DocumentId; kind: SignalKind; isUseful: boolean | undefined }

/** One opinion for each kind and document, whoever has it: saying it again changes nothing. */
export async function recordOpinion(deps: Needs, opinion: Opinion): Promise<void> {
  const isSwitchedOff = await deps.db.transaction().execute((tx) => record(deps, tx, opinion))
  if (!isSwitchedOff) return
  deps.logger.warn({ signal: opinion.kind }, 'a signal was more often useless than useful, and is off')
  switchedOffCounter(deps).inc({ kind: opinion.kind })
}

/** Whether the kind was switched off by it. The tally is locked first, as by the command that switches it. */
async function record(
  { clock, config }: Pick<Deps, 'clock' | 'config'>,
  tx: Deps['db'],
  { documentId, kind, isUseful }: Opinion,
): Promise<boolean> {
  const { offSince, ...before } = await lockTally(tx, kind)
  if (!(await lockDocument(tx, documentId))) throw new AppError('DocumentNotFound')
  const tally = countOpinion(before, await findOpinion(tx, documentId, kind), isUseful)
  await saveOpinion(tx, documentId, kind, isUseful)
  await updateTally(tx, kind, tally)
  if (offSince || !isTooOftenUseless(tally)) return false
  await updateTally(tx, kind, { offSince: clock() })
  await recordServiceAction({ clock, config }, tx, 'SIGNAL_SWITCHED_ITSELF_OFF', {
    object: { kind: 'SIGNAL', id: kind },
  })
  const content = signalOffTexts.fr({ kind, ...tally })
  await enqueueMail(tx, { kind: 'signal-off', to: config.SUPPORT_EMAIL, language: 'fr', content })
  return true
}

const metric = 'signals_switched_off_total'

const switchedOffCounter = ({ metrics }: Pick<Deps, 'metrics'>): Counter =>
  (metrics.getSingleMetric(metric) as Counter | undefined) ??
  new Counter({
    name: metric,
    help: 'Kinds of signal that verifiers found more often useless than useful',
    labelNames: ['kind'],
    registers: [metrics],
  })
