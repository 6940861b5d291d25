import type { ComponentProps, ReactNode } from 'react'
import { classNames } from '#ui/class-names.ts'
import { Icon } from '#ui/icon/icon.tsx'

type Props = Omit<ComponentProps<'details'>, 'children'> & { summary: ReactNode; children: ReactNode }

/** Native details element, works without scripts. */
export const Disclosure = ({ summary, children, className, ...details }: Props) => (
  <details {...details} className={classNames('disclosure', className)}>
    <summary className="disclosure-summary">
      {summary}
      <Icon name="chevron-down" />
    </summary>
    <div className="disclosure-content">{children}</div>
  </details>
)
