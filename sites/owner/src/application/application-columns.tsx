import { rowStatuses } from '@bailclair/domain/application/row-state.rules.ts'
import type { Formats } from '@bailclair/site-kit/platform/messages/formats.ts'
import { ExternalLink } from '@bailclair/site-kit/ui/external-link.tsx'
import { Icon } from '@bailclair/site-kit/ui/icon/icon.tsx'
import type { Column } from '@bailclair/site-kit/ui/table/table-props.ts'
import { VisuallyHidden } from '@bailclair/site-kit/ui/visually-hidden.tsx'
import type { ApplicationTexts } from './application.messages.ts'
import { ApplicationDate } from './application-date.tsx'
import { EffortRateCell } from './effort-rate-cell.tsx'
import type { ColumnKey } from './list-state.ts'
import type { Figures, ListedApplication } from './listed-application.ts'
import { StatusBadge } from './status-badge.tsx'
import { whyHidden } from './why-hidden.ts'

type Context = {
  t: ApplicationTexts
  /** «Taux d’effort» */
  rateName: string
  formats: Formats
  /** The page of an application, and that of an authority's own system (decisions 18, 19). */
  hrefOf: (id: string) => string
  externalHrefOf: (token: string) => string
  onExplainRate: (application: ListedApplication) => void
}

type ApplicationColumn = Column<ListedApplication> & { key: ColumnKey }

/** Every column sorts; absent values come last (decision 8). */
export function applicationColumns({
  t,
  rateName,
  formats,
  hrefOf,
  externalHrefOf,
  onExplainRate,
}: Context): ApplicationColumn[] {
  const { money, date } = formats
  const amount = (read: (figures: Figures) => number | undefined) => ({
    align: 'end' as const,
    sortValue: ({ figures }: ListedApplication) => figures && read(figures),
  })
  return [
    {
      key: 'date',
      header: t.columns.date,
      cell: ({ updatedAt, isNew }) => <ApplicationDate at={updatedAt} isNew={isNew} />,
      sortValue: ({ updatedAt }) => updatedAt.getTime(),
    },
    {
      key: 'name',
      header: t.columns.name,
      isTitle: true,
      cell: ({ name }) => name,
      sortValue: ({ name }) => name,
    },
    {
      key: 'type',
      header: t.columns.type,
      cell: ({ type }) => t.types[type],
      sortValue: ({ type }) => t.types[type],
    },
    {
      key: 'income',
      header: t.columns.income,
      ...amount(({ income }) => income),
      // A sentence replaces the three figures of a verified file.
      span: ({ figures }) => (figures ? 1 : 3),
      cell: (application) => {
        const { figures } = application
        if (figures) return <span className="amount">{money(figures.income)}</span>
        return (
          <span className="small muted application-quiet">
            {whyHidden(application, t, date)}
            {application.wish && <q className="application-wish-line">{application.wish}</q>}
          </span>
        )
      },
    },
    {
      key: 'guarantorIncome',
      header: t.columns.guarantorIncome,
      ...amount(({ guarantorIncome }) => guarantorIncome),
      cell: ({ figures }) =>
        figures?.guarantorIncome === undefined ? '–' : <span className="amount">{money(figures.guarantorIncome)}</span>,
    },
    {
      key: 'rate',
      header: rateName,
      ...amount(({ rate }) => rate),
      cell: (application) => <EffortRateCell application={application} onExplain={onExplainRate} />,
    },
    {
      key: 'status',
      header: t.columns.status,
      cell: ({ status, stage }) => (
        <>
          <StatusBadge status={status} t={t} />
          {stage !== 'RECEIVED' && <span className="application-stage">{t.stages[stage]}</span>}
        </>
      ),
      sortValue: ({ status }) => rowStatuses.indexOf(status),
    },
    {
      key: 'file',
      header: t.columns.file,
      hasHiddenHeader: true,
      align: 'end',
      cell: ({ id, figures, people, state }) => {
        // without a file there are a wish, messages and visits
        if (!figures && state !== 'after-visit') return undefined
        const words = (
          <>
            <span className="application-file-words">{figures ? t.openFile : t.openApplication}</span>
            <VisuallyHidden>{t.openFileOf(people)}</VisuallyHidden>
            <span className="narrow-only">
              <Icon name="arrow-right" />
            </span>
          </>
        )
        const className = 'application-file screen-only'
        return figures?.isExternal ? (
          <ExternalLink className={className} href={externalHrefOf(figures.token)}>
            {words}
          </ExternalLink>
        ) : (
          <a className={className} href={hrefOf(id)}>
            {words}
          </a>
        )
      },
    },
  ]
}
