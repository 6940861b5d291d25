import { useFormats } from '#platform/messages/formats.ts'
import { useMessages } from '#platform/messages/messages.ts'
import { IconButton } from '#ui/button/button.tsx'
import { pageViewerMessages } from './page-viewer.messages.ts'
import { fitted, isLargest, isSmallest, movedBy, turned, type View, zoomedIn, zoomedOut } from './view.ts'

type Props = { view: View; pages: number; onView: (view: View) => void }

/** Buttons of a toolbar: which page, how large, which way up. */
export function PageTools({ view, pages, onView }: Props) {
  const t = useMessages(pageViewerMessages)
  const { percent } = useFormats()
  const [previous, next] = [movedBy(view, -1, pages), movedBy(view, 1, pages)]
  return (
    <>
      {pages > 1 && (
        <span className="page-tools-group">
          <IconButton
            icon="arrow-up"
            label={t.previous}
            disabled={!previous}
            onClick={() => previous && onView(previous)}
          />
          <span className="page-number small amount" role="status">
            {t.page(view.page, pages)}
          </span>
          <IconButton icon="arrow-down" label={t.next} disabled={!next} onClick={() => next && onView(next)} />
        </span>
      )}
      <span className="page-tools-group">
        <IconButton
          icon="minus"
          label={t.zoomOut}
          disabled={isSmallest(view)}
          onClick={() => onView(zoomedOut(view))}
        />
        <span className="page-zoom small amount" role="status">
          {view.fitsPage ? t.whole : percent(view.zoom * 100)}
        </span>
        <IconButton icon="plus" label={t.zoomIn} disabled={isLargest(view)} onClick={() => onView(zoomedIn(view))} />
        <IconButton icon="fit" label={view.fitsPage ? t.fitWidth : t.fitPage} onClick={() => onView(fitted(view))} />
        <IconButton icon="turn" label={t.turn} onClick={() => onView(turned(view))} />
      </span>
    </>
  )
}
