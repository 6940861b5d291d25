import { type ReactNode, useLayoutEffect, useRef } from 'react'
import { Icon } from '#ui/icon/icon.tsx'

type Props = {
  title: ReactNode
  /** One sentence of help. */
  children?: ReactNode
  back?: { href: string; label: ReactNode } | undefined
  actions?: ReactNode
  /** Moves the focus to the title when it replaces another page at the same address. */
  takesFocus?: boolean | undefined
}

export function PageHeader({ title, children, back, actions, takesFocus }: Props) {
  const heading = useRef<HTMLHeadingElement>(null)
  useLayoutEffect(() => {
    if (takesFocus) heading.current?.focus()
  }, [takesFocus])
  return (
    <header className="page-header">
      <div className="page-header-text">
        {back && (
          <a className="page-header-back" href={back.href}>
            <Icon name="arrow-left" />
            {back.label}
          </a>
        )}
        <h1 ref={heading} tabIndex={takesFocus ? -1 : undefined}>
          {title}
        </h1>
        {children && <p className="page-header-help">{children}</p>}
      </div>
      {actions && <div className="cluster">{actions}</div>}
    </header>
  )
}
