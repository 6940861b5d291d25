import type { DeskSignal } from '@bailclair/domain/signal/signal.schema.ts'
import { useMessages } from '@bailclair/site-kit/platform/messages/messages.ts'
import { Badge } from '@bailclair/site-kit/ui/badge/badge.tsx'
import type { Mark } from '@bailclair/site-kit/ui/page-viewer/view.ts'
import { signalNameMessages } from '#verification/signal-name.messages.ts'
import './signal.css'
import { SeenPlaces } from './seen-places.tsx'
import { signalMessages } from './signal.messages.ts'
import { SignalOpinion } from './signal-opinion.tsx'
import { byWeight, type SignalWeight, weightOf } from './signal-weights.ts'

/** Nothing is green or red: a signal neither accuses nor clears anybody. */
const looks = {
  FIRST: { tone: 'modification', icon: 'eye' },
  ALSO: { tone: 'processing', icon: 'eye' },
  OFTEN_HARMLESS: { tone: 'draft', icon: 'info' },
} as const satisfies Record<SignalWeight, object>

type Shown = { documentId: string; disabled: boolean; onShow: (mark: Mark) => void }

export const signalsTitleId = 'signals-title'

/** What a verifier may want to look at in a document. Nothing where there is none, as in most documents. */
export function SignalPanel({ signals, ...shown }: Shown & { signals: readonly DeskSignal[] }) {
  const t = useMessages(signalMessages)
  if (signals.length === 0) return null
  return (
    <section className="signals" aria-labelledby={signalsTitleId}>
      <h3 id={signalsTitleId} tabIndex={-1}>
        {t.title}
      </h3>
      <p className="small muted">{t.help}</p>
      <ul className="signals-list">
        {signals.toSorted(byWeight).map((signal) => (
          <li key={signal.kind} className="signal">
            <Signal signal={signal} {...shown} />
          </li>
        ))}
      </ul>
    </section>
  )
}

function Signal({ signal, documentId, disabled, onShow }: Shown & { signal: DeskSignal }) {
  const t = useMessages(signalMessages)
  const names = useMessages(signalNameMessages)
  const { kind, seen, isUseful } = signal
  const weight = weightOf[kind]
  return (
    <>
      <div className="signal-words">
        <p className="cluster gap-8">
          <Badge {...looks[weight]}>{t.weights[weight]}</Badge>
          <strong>{names[kind]}</strong>
        </p>
        <SeenPlaces kind={kind} seen={seen} onShow={onShow} />
        <p className="small muted">{t.reasons[kind]}</p>
      </div>
      <SignalOpinion documentId={documentId} kind={kind} isUseful={isUseful} disabled={disabled} />
    </>
  )
}
