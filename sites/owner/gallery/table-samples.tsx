import { useFormats } from '@bailclair/site-kit/platform/messages/formats.ts'
import { useLanguage } from '@bailclair/site-kit/platform/messages/messages.ts'
import { Badge } from '@bailclair/site-kit/ui/badge/badge.tsx'
import { Button } from '@bailclair/site-kit/ui/button/button.tsx'
import { Facts } from '@bailclair/site-kit/ui/facts/facts.tsx'
import { Figures } from '@bailclair/site-kit/ui/figures/figures.tsx'
import { Cluster, Stack } from '@bailclair/site-kit/ui/layout/layout.tsx'
import { Pagination } from '@bailclair/site-kit/ui/pagination/pagination.tsx'
import { Skeleton } from '@bailclair/site-kit/ui/skeleton/skeleton.tsx'
import { type Sort, sortRows } from '@bailclair/site-kit/ui/table/sort-rows.ts'
import { Table } from '@bailclair/site-kit/ui/table/table.tsx'
import type { Column } from '@bailclair/site-kit/ui/table/table-props.ts'
import { useState } from 'react'
import { ChartSample } from './chart-sample.tsx'
import { Sample, Section } from './sample.tsx'

const t = {
  title: 'Tables',
  sortable: 'Sortable, the whole row leads to the property',
  caption: 'My properties',
  selectable: 'With selection and buttons',
  busy: 'Being updated',
  loading: 'Being loaded',
  name: 'Name',
  address: 'Address',
  status: 'Status',
  applicants: 'Applications',
  notLetYet: 'Not let yet',
  rent: 'Rent with charges',
  verified: 'Verified',
  draft: 'To be finalized',
  actions: 'Actions',
  edit: 'Edit',
  remove: (count: number) => `Delete (${count})`,
  pagination: 'Pages',
  first: 'First page of three',
  middle: 'Tenth page of twenty',
  facts: 'Facts',
  figures: 'Figures',
  figureLabels: {
    properties: 'Properties',
    waiting: 'Applications waiting',
    verified: 'Verified applications',
  },
}

type Row = {
  id: string
  name: string
  address: string
  applicants: number
  rent: number | undefined
  status: 'verified' | 'draft'
}

const rows: Row[] = [
  {
    id: '1',
    name: 'T2 Croix-Rousse',
    address: '4 montée de la Grande-Côte, 69001 Lyon',
    applicants: 12,
    rent: 820,
    status: 'verified',
  },
  {
    id: '2',
    name: 'Maison des Lilas',
    address: '12 rue des Lilas, 59000 Lille',
    applicants: 3,
    rent: 1250.5,
    status: 'verified',
  },
  {
    id: '3',
    name: 'Studio gare',
    address: '1 place de la Gare, 67000 Strasbourg',
    applicants: 0,
    rent: undefined,
    status: 'draft',
  },
]

export function TableSamples() {
  const { money, number } = useFormats()
  const { language } = useLanguage()
  const [sort, setSort] = useState<Sort | undefined>({ key: 'name', direction: 'ascending' })
  const [selected, setSelected] = useState<ReadonlySet<string>>(new Set(['2']))
  const columns: Column<Row>[] = [
    { key: 'name', header: t.name, cell: ({ name }) => name, sortValue: ({ name }) => name, isTitle: true },
    { key: 'address', header: t.address, cell: ({ address }) => address, sortValue: ({ address }) => address },
    {
      key: 'status',
      header: t.status,
      cell: ({ status }) => <Badge tone={status}>{t[status]}</Badge>,
      sortValue: ({ status }) => t[status],
    },
    {
      key: 'applicants',
      header: t.applicants,
      align: 'end',
      cell: ({ applicants, rent }) => (rent === undefined ? <span className="muted">{t.notLetYet}</span> : applicants),
      sortValue: ({ applicants }) => applicants,
      // A sentence instead of two figures.
      span: ({ rent }) => (rent === undefined ? 2 : 1),
    },
    {
      key: 'rent',
      header: t.rent,
      align: 'end',
      cell: ({ rent }) => (rent === undefined ? '–' : money(rent)),
      sortValue: ({ rent }) => rent,
    },
  ]
  const action: Column<Row> = {
    key: 'action',
    header: t.actions,
    hasHiddenHeader: true,
    align: 'end',
    cell: ({ status }) =>
      status === 'draft' && (
        <Button variant="secondary" compact>
          {t.edit}
        </Button>
      ),
  }
  return (
    <Section title={t.title}>
      <Sample title={t.sortable}>
        <Table
          caption={t.caption}
          columns={columns}
          rows={sortRows(rows, columns, sort, language)}
          rowKey={({ id }) => id}
          rowLink={() => '#content'}
          sort={sort}
          onSort={setSort}
        />
      </Sample>
      <Sample title={t.selectable}>
        <Stack>
          <Table
            caption={t.selectable}
            columns={[...columns.slice(0, 3), action]}
            rows={rows}
            rowKey={({ id }) => id}
            selection={{ selected, onChange: setSelected, nameOf: ({ name }) => name }}
          />
          <Cluster>
            <Button variant="danger" compact icon="trash" disabled={selected.size === 0}>
              {t.remove(selected.size)}
            </Button>
          </Cluster>
        </Stack>
      </Sample>
      <Sample title={t.busy}>
        <Table caption={t.busy} columns={columns} rows={rows} rowKey={({ id }) => id} busy />
      </Sample>
      <Sample title={t.loading}>
        <Skeleton kind="rows" />
      </Sample>
      <Sample title={t.pagination}>
        <Stack>
          <Pagination label={t.first} page={1} total={3} hrefOf={() => '#content'} />
          <Pagination label={t.middle} page={10} total={20} hrefOf={() => '#content'} />
        </Stack>
      </Sample>
      <Sample title={t.figures}>
        <Figures
          figures={[
            { label: t.figureLabels.properties, value: number(1000) },
            { label: t.figureLabels.waiting, value: number(35) },
            { label: t.figureLabels.verified, value: number(0) },
          ]}
        />
      </Sample>
      <ChartSample />
      <Sample title={t.facts}>
        <Facts
          facts={[
            { label: t.name, value: 'T2 Croix-Rousse' },
            { label: t.address, value: '4 montée de la Grande-Côte, 69001 Lyon' },
            { label: t.rent, value: money(820) },
          ]}
        />
      </Sample>
    </Section>
  )
}
