import type { ReactNode } from 'react'
import { Icon } from '#ui/icon/icon.tsx'

type Props = {
  title: ReactNode
  /** One sentence of help. */
  children?: ReactNode
  back?: { href: string; label: ReactNode } | undefined
  actions?: ReactNode
}

/** What the page is for, in a title and a sentence. */
export const PageHeader = ({ title, children, back, actions }: Props) => (
  <header className="page-header">
    <div className="page-header-text">
      {back && (
        <a className="page-header-back" href={back.href}>
          <Icon name="arrow-left" />
          {back.label}
        </a>
      )}
      <h1>{title}</h1>
      {children && <p className="page-header-help">{children}</p>}
    </div>
    {actions && <div className="cluster">{actions}</div>}
  </header>
)
