import type { PropertySummary } from '@bailclair/domain/property/property-answer.schema.ts'
import { propertyIcon } from '@bailclair/domain/property/property-icon.rules.ts'
import { rentWithCharges } from '@bailclair/domain/property/rent-with-charges.rules.ts'
import type { Formats } from '@bailclair/site-kit/platform/messages/formats.ts'
import { Icon } from '@bailclair/site-kit/ui/icon/icon.tsx'
import type { Column } from '@bailclair/site-kit/ui/table/table-props.ts'
import { VisuallyHidden } from '@bailclair/site-kit/ui/visually-hidden.tsx'
import type { ReactNode } from 'react'
import type { ColumnKey } from './list-state.ts'
import { statusOf } from './opens-at.ts'
import type { propertyListMessages } from './property-list.messages.ts'
import { PropertyStatusCell } from './property-status-cell.tsx'

type Texts = NonNullable<typeof propertyListMessages.fr>

/** «75011 Paris» does not break over two lines. */
const withTownTogether = (address: string) => address.replace(/(?<=\b\d{5}) /, '\u00A0')

/** Every column sorts (decision 8), by its value and not by what is drawn. */
export function propertyColumns(t: Texts, { number, money }: Formats) {
  const dash = (
    <>
      <span aria-hidden="true" className="muted">
        –
      </span>
      <VisuallyHidden>{t.notGiven}</VisuallyHidden>
    </>
  )
  const orDash = <T,>(value: T | undefined, shown: (value: T) => ReactNode) =>
    value === undefined ? dash : shown(value)

  return [
    {
      key: 'type',
      header: t.columns.type,
      cell: ({ type }) => (
        <span className="property-type">
          <Icon name={propertyIcon(type)} large />
          <span className="property-type-name">{t.types[type ?? 'none']}</span>
        </span>
      ),
      sortValue: ({ type }) => type && t.types[type],
    },
    {
      key: 'name',
      header: t.columns.name,
      isTitle: true,
      cell: ({ name }) => name ?? t.unnamed,
      sortValue: ({ name }) => name,
    },
    {
      key: 'address',
      header: t.columns.address,
      cell: ({ address }) => orDash(address, withTownTogether),
      sortValue: ({ address }) => address,
    },
    {
      key: 'applicants',
      header: t.columns.applicants,
      align: 'end',
      cell: ({ propertyApartmentSharingCount, newCount }) => (
        <span>
          {number(propertyApartmentSharingCount)}
          {newCount > 0 && <span className="property-news">{t.news(newCount)}</span>}
        </span>
      ),
      sortValue: ({ propertyApartmentSharingCount }) => propertyApartmentSharingCount,
    },
    {
      key: 'rent',
      header: t.columns.rent,
      align: 'end',
      cell: (property) => orDash(rentWithCharges(property), (euros) => <span className="amount">{money(euros)}</span>),
      sortValue: rentWithCharges,
    },
    {
      key: 'status',
      header: t.columns.status,
      cell: (property) => <PropertyStatusCell property={property} />,
      sortValue: (property) => t.statuses[statusOf(property)],
    },
  ] satisfies (Column<PropertySummary> & { key: ColumnKey })[]
}
