import type { ApplicationOfOwner } from '@bailclair/domain/application/application-list.contract.ts'
import type { Column } from '@bailclair/site-kit/ui/table/table-props.ts'
import { pathTo } from '#platform/paths.ts'
import type { applicationColumns } from './application-columns.tsx'
import { ApplicationDate } from './application-date.tsx'
import type { ListedApplication } from './listed-application.ts'

/** A row of the list of all applications. */
export type PlacedApplication = ListedApplication & {
  property: ApplicationOfOwner['property']
  receivedAt: Date
}

type Texts = { received: string; property: string; unnamed: string }

/** The columns of a property's table, with the property instead of the type: eight are as many as fit. */
export function allApplicationColumns(
  columns: ReturnType<typeof applicationColumns>,
  t: Texts,
): Column<PlacedApplication>[] {
  const property: Column<PlacedApplication> = {
    key: 'property',
    header: t.property,
    cell: ({ property: { id, name } }) => <a href={pathTo('ConsultProperty', { id })}>{name ?? t.unnamed}</a>,
  }
  const received: Column<PlacedApplication> = {
    key: 'date',
    header: t.received,
    cell: ({ receivedAt, isNew }) => <ApplicationDate at={receivedAt} isNew={isNew} />,
  }
  return columns.flatMap((column): Column<PlacedApplication>[] => {
    if (column.key === 'date') return [received]
    if (column.key === 'type') return []
    return column.key === 'name' ? [column, property] : [column]
  })
}
