import { useMessages } from '@bailclair/site-kit/platform/messages/messages.ts'
import { IconButton } from '@bailclair/site-kit/ui/button/button.tsx'
import { PageTools } from '@bailclair/site-kit/ui/page-viewer/page-tools.tsx'
import type { View } from '@bailclair/site-kit/ui/page-viewer/view.ts'
import { viewerMessages } from './viewer.messages.ts'

type Props = {
  view: View
  pages: number
  onView: (view: View) => void
  onPrevious: (() => void) | undefined
  onNext: (() => void) | undefined
  onShortcuts: () => void
}

export function ViewerTools({ view, pages, onView, onPrevious, onNext, onShortcuts }: Props) {
  const t = useMessages(viewerMessages)
  return (
    <div className="viewer-tools" role="toolbar" aria-label={t.tools}>
      <IconButton icon="chevron-left" label={t.previous} disabled={!onPrevious} onClick={onPrevious} />
      <IconButton icon="chevron-right" label={t.next} disabled={!onNext} onClick={onNext} />
      <span className="viewer-tools-gap" />
      <PageTools view={view} pages={pages} onView={onView} />
      <IconButton icon="keyboard" label={t.shortcuts} onClick={onShortcuts} />
    </div>
  )
}
