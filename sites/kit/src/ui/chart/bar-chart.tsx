import type { ReactNode } from 'react'
import { useFormats } from '#platform/messages/formats.ts'
import { useMessages } from '#platform/messages/messages.ts'
import { blockMessages } from '#ui/block.messages.ts'
import { Disclosure } from '#ui/disclosure/disclosure.tsx'

type Series = { key: string; name: string }

export type ChartColumn = {
  key: string
  /** In full, for the table: «12 novembre 2026». */
  label: string
  /** Short, below the bar: «12». */
  tick: ReactNode
  /** One per series, never negative. */
  values: readonly number[]
}

type Props = {
  title: string
  /** A text alternative of one or two sentences. */
  summary: string
  /** From bottom to top; at most three, distinguishable without colour. */
  series: readonly Series[]
  columns: readonly ChartColumn[]
  /** Header of the first table column: «Jour». */
  columnHeader: string
  /** Heading level. */
  level?: 2 | 3 | undefined
}

const sum = (values: readonly number[]) => values.reduce((total, value) => total + value, 0)

/** Stacked bars over time, with a table of the same numbers. */
export function BarChart({ title, summary, series, columns, columnHeader, level = 2 }: Props) {
  const { number } = useFormats()
  const Title = `h${level}` as const
  const highest = Math.max(1, ...columns.map(({ values }) => sum(values)))
  return (
    // biome-ignore lint/a11y/noRedundantRoles: role and label tie the caption to the picture where the element alone does not (RGAA 1.9)
    <figure className="chart" role="figure" aria-label={title}>
      <figcaption>
        <Title className="chart-title">{title}</Title>
      </figcaption>
      {series.length > 1 && <Legend series={series} />}
      <div className="chart-plot" role="img" aria-label={summary}>
        {columns.map(({ key, label, tick, values }) => (
          <div key={key} className="chart-column" title={`${label} – ${number(sum(values))}`}>
            <div className="chart-track">
              <span className="chart-total">{number(sum(values))}</span>
              <Bar values={values} share={sum(values) / highest} />
            </div>
            <span className="chart-tick">{tick}</span>
          </div>
        ))}
      </div>
      <ChartTable {...{ title, series, columns, columnHeader }} />
    </figure>
  )
}

/** Attributes, because the CSP forbids inline styles. */
function Bar({ values, share }: { values: readonly number[]; share: number }) {
  const total = sum(values)
  if (total === 0) return null
  const percent = (value: number) => `${(value / total) * 100}%`
  return (
    <svg className="chart-bar" width="100%" height={`${share * 100}%`} aria-hidden="true">
      {values.map((value, index) => (
        <rect
          // biome-ignore lint/suspicious/noArrayIndexKey: a part of a bar is its place in the series
          key={index}
          className={`chart-series-${index}`}
          width="100%"
          height={percent(value)}
          y={percent(total - sum(values.slice(0, index + 1)))}
        />
      ))}
    </svg>
  )
}

const Legend = ({ series }: { series: readonly Series[] }) => (
  <ul className="chart-legend">
    {series.map(({ key, name }, index) => (
      <li key={key}>
        <svg className="chart-swatch" width="14" height="14" aria-hidden="true">
          <rect className={`chart-series-${index}`} width="14" height="14" rx="3" />
        </svg>
        {name}
      </li>
    ))}
  </ul>
)

function ChartTable({
  title,
  series,
  columns,
  columnHeader,
}: Pick<Props, 'title' | 'series' | 'columns' | 'columnHeader'>) {
  const t = useMessages(blockMessages)
  const { number } = useFormats()
  return (
    <Disclosure summary={t.chartTable}>
      <table className="chart-table">
        <caption className="visually-hidden">{title}</caption>
        <thead>
          <tr>
            <th scope="col">{columnHeader}</th>
            {series.map(({ key, name }) => (
              <th key={key} scope="col">
                {name}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {columns.map(({ key, label, values }) => (
            <tr key={key}>
              <th scope="row">{label}</th>
              {series.map((one, index) => (
                <td key={one.key}>{number(values[index] ?? 0)}</td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </Disclosure>
  )
}
