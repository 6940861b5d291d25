import type { ReactNode } from 'react'

/** What is known of one thing, label by label: a summary before validating, the result of a look-up. */
export const Facts = ({ facts }: { facts: readonly { label: string; value: ReactNode }[] }) => (
  <dl className="facts">
    {facts.map(({ label, value }) => (
      <div key={label}>
        <dt>{label}</dt>
        <dd>{value}</dd>
      </div>
    ))}
  </dl>
)
