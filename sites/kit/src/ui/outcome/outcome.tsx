import { type ReactNode, useLayoutEffect, useRef } from 'react'
import { type Picture, PictureOf } from '#ui/illustration/illustration.tsx'

type Props = {
  illustration: Picture
  title: ReactNode
  /** What it means and what to do. */
  children?: ReactNode
  actions?: ReactNode
  /** Moves the focus to the title when it replaces what the visitor was doing. */
  takesFocus?: boolean | undefined
}

/** A page with one message: how something ended and where to go next. */
export function Outcome({ illustration, title, children, actions, takesFocus }: Props) {
  const heading = useRef<HTMLHeadingElement>(null)
  useLayoutEffect(() => {
    if (takesFocus) heading.current?.focus()
  }, [takesFocus])
  return (
    <div className="outcome">
      <PictureOf picture={illustration} />
      <h1 ref={heading} tabIndex={-1}>
        {title}
      </h1>
      {children && <div className="outcome-text">{children}</div>}
      {actions && <div className="cluster">{actions}</div>}
    </div>
  )
}
