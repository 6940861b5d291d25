import { type PointerEvent, useLayoutEffect, useRef, useState } from 'react'
import type { View } from './view.ts'

type Props = { url: string; alt: string; label: string; view: View }

/** An image with zoom and rotation; moves by scrolling, arrow keys or dragging. */
export function PictureStage({ url, alt, label, view: { zoom, turns } }: Props) {
  const stage = useRef<HTMLElement>(null)
  const lastZoom = useRef(zoom)
  const [natural, setNatural] = useState({ width: 3, height: 4 })
  const isLying = turns % 2 === 1
  const ratio = natural.width / natural.height

  // Keeps the centre of the view when zooming.
  useLayoutEffect(() => {
    const place = stage.current
    const factor = zoom / lastZoom.current
    lastZoom.current = zoom
    if (!place || factor === 1) return
    place.scrollTop = (place.scrollTop + place.clientHeight / 2) * factor - place.clientHeight / 2
    place.scrollLeft = (place.scrollLeft + place.clientWidth / 2) * factor - place.clientWidth / 2
  }, [zoom])

  return (
    <section
      ref={stage}
      className="viewer-stage"
      // biome-ignore lint/a11y/noNoninteractiveTabindex: who uses the keyboard scrolls it by the arrow keys
      tabIndex={0}
      aria-label={label}
      onPointerMove={drag}
    >
      <div className="viewer-sheet" style={{ inlineSize: `${zoom * 100}%`, aspectRatio: isLying ? 1 / ratio : ratio }}>
        <img
          className="viewer-picture"
          src={url}
          alt={alt}
          draggable={false}
          onLoad={({ currentTarget: { naturalWidth: width, naturalHeight: height } }) =>
            width > 0 && setNatural({ width, height })
          }
          style={{ inlineSize: isLying ? `${ratio * 100}%` : '100%', rotate: `${turns * 90}deg` }}
        />
      </div>
    </section>
  )
}

/** Mouse only: touch screens scroll by themselves. */
function drag({ currentTarget: place, pointerType, buttons, movementX, movementY }: PointerEvent<HTMLElement>) {
  if (pointerType === 'mouse' && buttons === 1)
    place.scrollBy({ left: -movementX, top: -movementY, behavior: 'instant' })
}
