import type { ComparedColumn } from '@bailclair/domain/comparison/comparison.schema.ts'
import { useMessages } from '@bailclair/site-kit/platform/messages/messages.ts'
import { Button } from '@bailclair/site-kit/ui/button/button.tsx'
import { roles } from '@bailclair/site-kit/ui/table/table-roles.ts'
import { VisuallyHidden } from '@bailclair/site-kit/ui/visually-hidden.tsx'
import type { ReactNode } from 'react'
import { comparisonMessages } from './comparison.messages.ts'
import { useComparedFields } from './comparison-fields.tsx'

type Props = {
  columns: readonly ComparedColumn[]
  /** The column whose application is being looked for. */
  pending: string | undefined
  onChoose: (reference: string) => void
}

/** A column an application, a row a field; on phones a card a field (decision 8). No colour and no order judges. */
export function ComparisonTable({ columns, pending, onChoose }: Props) {
  const t = useMessages(comparisonMessages)
  const fields = useComparedFields()
  return (
    <table className="table comparison-table" {...roles.table}>
      <caption className="visually-hidden">{t.caption}</caption>
      <thead {...roles.rowgroup}>
        <tr {...roles.row}>
          <th className="table-head-cell" scope="col" {...roles.columnheader}>
            <VisuallyHidden>{t.field}</VisuallyHidden>
          </th>
          {columns.map(({ reference, label }) => (
            <th key={reference} className="table-head-cell" scope="col" {...roles.columnheader}>
              <span className="table-header">{t.applicant(label)}</span>
            </th>
          ))}
        </tr>
      </thead>
      <tbody {...roles.rowgroup}>
        {fields.map(({ key, label, showValue }) => (
          <Row key={key} title={label} columns={columns} showValue={showValue} />
        ))}
        <Row
          className="screen-only"
          title={t.fields.choose}
          columns={columns}
          showValue={({ reference, label }) => (
            <Button
              variant="secondary"
              compact
              pending={pending === reference}
              onClick={() => pending === undefined && onChoose(reference)}
            >
              {t.choose}
              <VisuallyHidden>{t.chooseOne(label)}</VisuallyHidden>
            </Button>
          )}
        />
      </tbody>
    </table>
  )
}

type RowProps = {
  className?: string
  title: string
  columns: readonly ComparedColumn[]
  showValue: (column: ComparedColumn) => ReactNode
}

function Row({ className = '', title, columns, showValue }: RowProps) {
  const t = useMessages(comparisonMessages)
  return (
    <tr className={`table-row ${className}`} {...roles.row}>
      <th className="table-cell table-title" scope="row" {...roles.rowheader}>
        {title}
      </th>
      {columns.map((column) => (
        <td key={column.reference} className="table-cell" {...roles.cell}>
          <span className="table-cell-label">{t.applicant(column.label)}</span>
          <div>{showValue(column)}</div>
        </td>
      ))}
    </tr>
  )
}
