import type { SignalKind, SignalSeen } from '@bailclair/domain/signal/signal.schema.ts'
import { useMessages } from '@bailclair/site-kit/platform/messages/messages.ts'
import { Disclosure } from '@bailclair/site-kit/ui/disclosure/disclosure.tsx'
import { Icon } from '@bailclair/site-kit/ui/icon/icon.tsx'
import type { Mark } from '@bailclair/site-kit/ui/page-viewer/view.ts'
import { VisuallyHidden } from '@bailclair/site-kit/ui/visually-hidden.tsx'
import { signalMessages } from './signal.messages.ts'

/** Of one signal; others are a press away, so that the other signals stay near. */
const shownAtOnce = 3
/** Just inside the page, so that the whole mark is seen. */
const wholePage = { x: 0.01, y: 0.01, width: 0.98, height: 0.98 }

type Props = { kind: SignalKind; seen: readonly SignalSeen[]; onShow: (mark: Mark) => void }

export function SeenPlaces({ kind, seen, onShow }: Props) {
  const t = useMessages(signalMessages)
  const [first, others] = [seen.slice(0, shownAtOnce), seen.slice(shownAtOnce)]
  return (
    <>
      <Places kind={kind} seen={first} onShow={onShow} />
      {others.length > 0 && (
        <Disclosure summary={t.more(others.length)}>
          <Places kind={kind} seen={others} onShow={onShow} />
        </Disclosure>
      )}
    </>
  )
}

function Places({ kind, seen, onShow }: Props) {
  const t = useMessages(signalMessages)
  return (
    <ul className="signal-places">
      {seen.map(({ page, place = wholePage, found, expected }, index) => {
        const text = t.seen[kind](found ?? '', expected)
        return (
          // biome-ignore lint/suspicious/noArrayIndexKey: what was seen never changes while it is shown
          <li key={index}>
            <span>{[page !== undefined && t.onPage(page), text].filter(Boolean).join(' · ')}</span>
            {page !== undefined && (
              <button
                type="button"
                className="check-found signal-show"
                onClick={() => onShow({ page, place, label: t.marked(page, text) })}
              >
                <Icon name="eye" />
                {t.show}
                <VisuallyHidden> {[t.onPage(page), found].filter(Boolean).join(' · ')}</VisuallyHidden>
              </button>
            )}
          </li>
        )
      })}
    </ul>
  )
}
