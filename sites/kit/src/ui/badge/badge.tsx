import type { ReactNode } from 'react'
import { Icon } from '#ui/icon/icon.tsx'
import type { IconName } from '#ui/icon/icon-paths.ts'

const icons = {
  verified: 'check-circle',
  processing: 'clock',
  modification: 'return',
  incomplete: 'circle-dashed',
  draft: 'pencil',
  danger: 'danger',
  paused: 'pause',
  ended: 'lock',
} as const satisfies Record<string, IconName>

type Props = {
  tone: keyof typeof icons
  /** Instead of that of the tone. */
  icon?: IconName
  children: ReactNode
}

/** A status is always icon, text and colour. */
export const Badge = ({ tone, icon = icons[tone], children }: Props) => (
  <span className={`badge tone-${tone}`}>
    <Icon name={icon} />
    {children}
  </span>
)
