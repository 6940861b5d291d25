import type { ReactNode } from 'react'
import { Icon } from '#ui/icon/icon.tsx'
import type { IconName } from '#ui/icon/icon-paths.ts'

const looks = {
  info: { tone: 'processing', icon: 'info' },
  success: { tone: 'verified', icon: 'check-circle' },
  warning: { tone: 'modification', icon: 'warning' },
  danger: { tone: 'danger', icon: 'danger' },
} as const satisfies Record<string, { tone: string; icon: IconName }>

type Props = {
  kind?: keyof typeof looks | undefined
  title?: ReactNode
  /** For callouts that appear later: `alert` interrupts, `status` waits. */
  role?: 'alert' | 'status' | undefined
  actions?: ReactNode
  children?: ReactNode
}

export function Callout({ kind = 'info', title, role, actions, children }: Props) {
  const { tone, icon } = looks[kind]
  return (
    <div className={`callout tone-${tone}`} role={role}>
      <Icon name={icon} large />
      {title && <p className="callout-title">{title}</p>}
      {children && <div>{children}</div>}
      {actions && <div className="callout-actions cluster">{actions}</div>}
    </div>
  )
}
