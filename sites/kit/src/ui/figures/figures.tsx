import type { ReactNode } from 'react'

type Figure = { label: string; value: ReactNode }

/** Key figures above a list. */
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
