import type { ReactNode } from 'react'

type Fact = {
  label: string
  value: ReactNode
  /** At the end of the line, such as a link to change it. */
  action?: ReactNode
}

export const Facts = ({ facts }: { facts: readonly Fact[] }) => (
  <dl className="facts">
    {facts.map(({ label, value, action }) => (
      <div key={label}>
        <dt>{label}</dt>
        <dd>{value}</dd>
        {action && <dd className="facts-action">{action}</dd>}
      </div>
    ))}
  </dl>
)
