import { type ReactNode, useId } from 'react'

type Figure = {
  label: string
  value: ReactNode
  /** Where the counted things are listed. */
  href?: string | undefined
}

/** Key figures above a list. */
export function Figures({ figures }: { figures: readonly Figure[] }) {
  const id = useId()
  return (
    <dl className="figures">
      {figures.map(({ label, value, href }, index) => {
        const [labelId, valueId] = [`${id}-label-${index}`, `${id}-value-${index}`]
        return (
          <div key={label} className="figure">
            <dt className="figure-label" id={labelId}>
              {label}
            </dt>
            <dd className="figure-value" id={valueId}>
              {href ? (
                <a className="figure-link" href={href} aria-labelledby={`${valueId} ${labelId}`}>
                  {value}
                </a>
              ) : (
                value
              )}
            </dd>
          </div>
        )
      })}
    </dl>
  )
}
