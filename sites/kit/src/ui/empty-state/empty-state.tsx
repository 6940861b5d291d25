import type { ReactNode } from 'react'
import { type Picture, PictureOf } from '#ui/illustration/illustration.tsx'

type Props = {
  illustration: Picture
  title: ReactNode
  /** What to do next, in one sentence. */
  children: ReactNode
  actions?: ReactNode
  /** Heading level. */
  level?: 2 | 3 | undefined
}

export function EmptyState({ illustration, title, children, actions, level = 2 }: Props) {
  const Title = `h${level}` as const
  return (
    <div className="empty-state">
      <PictureOf picture={illustration} />
      <Title>{title}</Title>
      <p>{children}</p>
      {actions && <div className="cluster">{actions}</div>}
    </div>
  )
}
