import { type ReactNode, useLayoutEffect, useRef } from 'react'
import { Icon } from '#ui/icon/icon.tsx'

type Props = {
  title: ReactNode
  /** One sentence of help. */
  children?: ReactNode
  back?: { href: string; label: ReactNode } | undefined
  actions?: ReactNode
  /** It takes the place of another page at the same address: the title has the focus, so that it is read. */
  takesFocus?: boolean | undefined
}

/** What the page is for, in a title and a sentence. */
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
