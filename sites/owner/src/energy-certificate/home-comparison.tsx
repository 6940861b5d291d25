import type { Certificate } from '@bailclair/domain/energy-certificate/certificate.schema.ts'
import type { HomeFact } from '@bailclair/domain/energy-certificate/same-home.rules.ts'
import type { PropertySummary } from '@bailclair/domain/property/property-answer.schema.ts'
import { useMessages } from '@bailclair/site-kit/platform/messages/messages.ts'
import { Badge } from '@bailclair/site-kit/ui/badge/badge.tsx'
import { Table } from '@bailclair/site-kit/ui/table/table.tsx'
import type { Column } from '@bailclair/site-kit/ui/table/table-props.ts'
import { homeQuestionMessages } from './home-question.messages.ts'

type Props = { property: PropertySummary; certificate: Certificate; doubts: readonly HomeFact[] }
type Row = {
  fact: 'address' | 'type' | 'livingSpace'
  ours: string | undefined
  theirs: string | undefined
  isDifferent: boolean
}

/** What the owner says of the home beside what the registry does. */
export function HomeComparison({ property, certificate, doubts }: Props) {
  const t = useMessages(homeQuestionMessages)
  const { address, type, livingSpace } = property
  const rows: Row[] = [
    {
      fact: 'address',
      ours: address,
      theirs: certificate.address,
      isDifferent: doubts.includes('address') || doubts.includes('postcode'),
    },
    {
      fact: 'type',
      ours: type && t.types[type],
      theirs: t.types[certificate.propertyType],
      isDifferent: doubts.includes('type'),
    },
    {
      fact: 'livingSpace',
      ours: livingSpace === undefined ? undefined : t.area(livingSpace),
      theirs: t.area(certificate.livingSpace),
      isDifferent: doubts.includes('livingSpace'),
    },
  ]
  const columns: Column<Row>[] = [
    {
      key: 'fact',
      header: t.columns.fact,
      isTitle: true,
      cell: ({ fact, isDifferent }) => (
        <>
          {t.facts[fact]} {isDifferent && <Badge tone="modification">{t.different}</Badge>}
        </>
      ),
    },
    { key: 'ours', header: t.columns.ours, cell: ({ ours }) => ours ?? t.notGiven },
    { key: 'theirs', header: t.columns.theirs, cell: ({ theirs }) => theirs ?? t.notGiven },
  ]
  return (
    <div className="home-comparison">
      <Table caption={t.table} columns={columns} rows={rows} rowKey={({ fact }) => fact} />
    </div>
  )
}
