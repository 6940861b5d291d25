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

/** A status is always icon, text and colour. */
export const Badge = ({ tone, children }: { tone: keyof typeof icons; children: ReactNode }) => (
  <span className={`badge tone-${tone}`}>
    <Icon name={icons[tone]} />
    {children}
  </span>
)
