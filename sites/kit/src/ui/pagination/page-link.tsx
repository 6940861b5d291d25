import type { ReactNode } from 'react'

type Props = {
  href: string | undefined
  rel?: string
  label?: string
  isCurrent?: boolean
  children: ReactNode
}

export function PageLink({ href, rel, label, isCurrent, children }: Props) {
  // At both ends the label stays without a link, so that nothing moves.
  if (href === undefined) return <span className="pagination-link">{children}</span>
  return (
    <a
      className="pagination-link"
      href={href}
      rel={rel}
      aria-label={label}
      aria-current={isCurrent ? 'page' : undefined}
    >
      {children}
    </a>
  )
}
