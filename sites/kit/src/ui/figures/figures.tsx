import type { ReactNode } from 'react'

type Figure = { label: string; value: ReactNode }

/** The few numbers that matter, before the rows they sum up. */
export const Figures = ({ figures }: { figures: readonly Figure[] }) => (
  <dl className="figures">
    {figures.map(({ label, value }) => (
      <div key={label} className="figure">
        <dt className="figure-label">{label}</dt>
        <dd className="figure-value">{value}</dd>
      </div>
    ))}
  </dl>
)
