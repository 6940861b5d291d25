import { useFormats } from '@bailclair/site-kit/platform/messages/formats.ts'
import { useMessages } from '@bailclair/site-kit/platform/messages/messages.ts'
import { IconButton } from '@bailclair/site-kit/ui/button/button.tsx'
import { turned, type View, zoomedIn, zoomedOut } from './view.ts'
import { viewerMessages } from './viewer.messages.ts'

type Props = {
  view: View
  onView: (view: View) => void
  /** False for PDFs: the browser's viewer has its own rotate button. */
  canTurn: boolean
  onPrevious: (() => void) | undefined
  onNext: (() => void) | undefined
  onShortcuts: () => void
}

export function ViewerTools({ view, onView, canTurn, onPrevious, onNext, onShortcuts }: Props) {
  const t = useMessages(viewerMessages)
  const { percent } = useFormats()
  return (
    <div className="viewer-tools" role="toolbar" aria-label={t.tools}>
      <IconButton icon="chevron-left" label={t.previous} disabled={!onPrevious} onClick={onPrevious} />
      <IconButton icon="chevron-right" label={t.next} disabled={!onNext} onClick={onNext} />
      <span className="viewer-tools-gap" />
      <IconButton icon="minus" label={t.zoomOut} onClick={() => onView(zoomedOut(view))} />
      <span className="viewer-zoom small amount" role="status">
        {percent(view.zoom * 100)}
      </span>
      <IconButton icon="plus" label={t.zoomIn} onClick={() => onView(zoomedIn(view))} />
      <IconButton icon="turn" label={t.turn} disabled={!canTurn} onClick={() => onView(turned(view))} />
      <IconButton icon="keyboard" label={t.shortcuts} onClick={onShortcuts} />
    </div>
  )
}
