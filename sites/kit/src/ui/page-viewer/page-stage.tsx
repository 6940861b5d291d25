import { type KeyboardEvent, type PointerEvent, type ReactNode, useLayoutEffect, useRef, useState } from 'react'
import { classNames } from '#ui/class-names.ts'
import { Skeleton } from '#ui/skeleton/skeleton.tsx'
import { type Mark, movedBy, type View } from './view.ts'

type Props = {
  /** Undefined while it loads. */
  url: string | undefined
  /** Shown instead of the page: why it could not be loaded. */
  failure: ReactNode
  alt: string
  label: string
  pages: number
  view: View
  onView: (view: View) => void
}

/**
 * A page with zoom and rotation; moves by scrolling, arrow keys or dragging. Stays the same element while the next page
 * loads, so that it keeps the focus.
 */
export function PageStage({ url, failure, alt, label, pages, view, onView }: Props) {
  const { page, zoom, turns, fitsPage } = view
  const mark = url && view.mark?.page === page ? view.mark : undefined
  const isLoading = !url && !failure
  const stage = useRef<HTMLElement>(null)
  const last = useRef(view)
  const [natural, setNatural] = useState({ width: 210, height: 297 })
  const isLying = turns % 2 === 1
  const ratio = natural.width / natural.height
  const shownRatio = isLying ? 1 / ratio : ratio

  // Keeps the centre of the view when zooming. A next page begins at its top, one before at its foot.
  useLayoutEffect(() => {
    const place = stage.current
    const before = last.current
    last.current = { page, zoom, turns, fitsPage }
    if (!place) return
    if (page !== before.page) place.scrollTop = page > before.page ? 0 : place.scrollHeight
    const factor = zoom / before.zoom
    if (factor === 1) return
    place.scrollTop = (place.scrollTop + place.clientHeight / 2) * factor - place.clientHeight / 2
    place.scrollLeft = (place.scrollLeft + place.clientWidth / 2) * factor - place.clientWidth / 2
  }, [page, zoom, turns, fitsPage])

  // a mark is shown in the middle; the stage may be out of sight, below it are the buttons that mark
  useLayoutEffect(() => {
    if (!mark) return
    stage.current?.scrollIntoView?.({ block: 'nearest' })
    stage.current?.querySelector('.page-mark')?.scrollIntoView?.({ block: 'center', inline: 'center' })
  }, [mark])

  /** At the edge of a page, these keys go on to the next, once it has been seen. Elsewhere they scroll. */
  function turnPage(event: KeyboardEvent<HTMLElement>) {
    if (isLoading) return
    const { scrollTop, clientHeight, scrollHeight } = event.currentTarget
    const isDown = event.key === 'PageDown' && scrollTop + clientHeight >= scrollHeight - 1
    const isUp = event.key === 'PageUp' && scrollTop <= 0
    const next = isDown || isUp ? movedBy(view, isDown ? 1 : -1, pages) : undefined
    if (!next) return
    event.preventDefault()
    onView(next)
  }

  const size = { inlineSize: isLying ? `${ratio * 100}%` : '100%', rotate: `${turns * 90}deg` }
  return (
    <section
      ref={stage}
      className={classNames('page-stage', failure !== undefined && 'page-stage-failed')}
      aria-busy={isLoading}
      // biome-ignore lint/a11y/noNoninteractiveTabindex: who uses the keyboard scrolls it by the arrow keys
      tabIndex={0}
      aria-label={label}
      onPointerMove={drag}
      onKeyDown={turnPage}
    >
      {failure ?? (
        <div
          className={classNames('page-sheet', isLoading && 'page-sheet-loading')}
          style={{
            inlineSize: fitsPage ? `min(100cqi, 100cqb * ${shownRatio})` : `${zoom * 100}%`,
            aspectRatio: shownRatio,
          }}
        >
          {isLoading && <Skeleton count={8} />}
          {url && (
            <img
              className="page-picture"
              src={url}
              alt={alt}
              draggable={false}
              onLoad={({ currentTarget: { naturalWidth: width, naturalHeight: height } }) =>
                width > 0 && setNatural({ width, height })
              }
              style={size}
            />
          )}
          {mark && (
            <div className="page-picture page-marks" style={{ ...size, aspectRatio: ratio }}>
              <MarkBox mark={mark} />
            </div>
          )}
        </div>
      )}
    </section>
  )
}

/** A little larger than what it marks. */
const margin = 0.006

function MarkBox({ mark: { place, label } }: { mark: Mark }) {
  const percent = (part: number) => `${part * 100}%`
  return (
    <div
      className="page-mark"
      role="img"
      aria-label={label}
      style={{
        insetInlineStart: percent(place.x - margin),
        insetBlockStart: percent(place.y - margin),
        inlineSize: percent(place.width + 2 * margin),
        blockSize: percent(place.height + 2 * margin),
      }}
    />
  )
}

/** Mouse only: touch screens scroll by themselves. */
function drag({ currentTarget: place, pointerType, buttons, movementX, movementY }: PointerEvent<HTMLElement>) {
  if (pointerType === 'mouse' && buttons === 1)
    place.scrollBy({ left: -movementX, top: -movementY, behavior: 'instant' })
}
