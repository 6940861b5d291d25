import type { Formats } from '@bailclair/site-kit/platform/messages/formats.ts'
import { Badge } from '@bailclair/site-kit/ui/badge/badge.tsx'
import { ExternalLink } from '@bailclair/site-kit/ui/external-link.tsx'
import { Icon } from '@bailclair/site-kit/ui/icon/icon.tsx'
import type { Column } from '@bailclair/site-kit/ui/table/table-props.ts'
import { VisuallyHidden } from '@bailclair/site-kit/ui/visually-hidden.tsx'
import type { ApplicationTexts } from './application.messages.ts'
import type { ColumnKey } from './list-state.ts'
import { type Figures, type ListedApplication, type ListedStatus, listedStatuses } from './listed-application.ts'

const tones = {
  VALIDATED: 'verified',
  TO_PROCESS: 'processing',
  DECLINED: 'modification',
  INCOMPLETE: 'incomplete',
} as const satisfies Record<ListedStatus, string>

type Context = {
  t: ApplicationTexts
  formats: Formats
  /** The address of a complete file (decision 19). */
  fileAddress: (token: string) => string
  onExplainRate: (application: ListedApplication) => void
}

type ApplicationColumn = Column<ListedApplication> & { key: ColumnKey }

/** Every column sorts; absent values come last (decision 8). */
export function applicationColumns({ t, formats, fileAddress, onExplainRate }: Context): ApplicationColumn[] {
  const { money, date, percent } = formats
  const amount = (read: (figures: Figures) => number | undefined) => ({
    align: 'end' as const,
    sortValue: ({ figures }: ListedApplication) => figures && read(figures),
  })
  return [
    {
      key: 'date',
      header: t.columns.date,
      cell: ({ updatedAt }) => (
        <time className="application-date" dateTime={updatedAt.toISOString()}>
          {date(updatedAt)}
        </time>
      ),
      sortValue: ({ updatedAt }) => updatedAt.getTime(),
    },
    { key: 'name', header: t.columns.name, isTitle: true, cell: ({ name }) => name, sortValue: ({ name }) => name },
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
        const { figures, status, state, accessEndsOn } = application
        if (figures) return <span className="amount">{money(figures.income)}</span>
        if (state === 'paused') return <span className="application-quiet">{t.accessPaused}</span>
        const hasEnded = state === 'access-ended' || status === 'VALIDATED'
        return (
          <span className="application-quiet">{hasEnded ? t.accessEnded(date(accessEndsOn)) : t.waiting[status]}</span>
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
      header: t.columns.rate,
      ...amount(({ rate }) => rate),
      cell: (application) => (
        <button type="button" className="effort-rate" onClick={() => onExplainRate(application)}>
          {application.figures?.rate === undefined ? t.noIncome : percent(application.figures.rate)}
          <Icon name="info" />
          <VisuallyHidden>{t.explainRate(application.name)}</VisuallyHidden>
        </button>
      ),
    },
    {
      key: 'status',
      header: t.columns.status,
      cell: ({ status }) => <Badge tone={tones[status]}>{t.statuses[status]}</Badge>,
      sortValue: ({ status }) => listedStatuses.indexOf(status),
    },
    {
      key: 'file',
      header: t.columns.file,
      hasHiddenHeader: true,
      align: 'end',
      cell: ({ figures, name }) =>
        figures && (
          <ExternalLink className="application-file screen-only" href={fileAddress(figures.token)}>
            {t.openFile}
            <VisuallyHidden>{t.openFileOf(name)}</VisuallyHidden>
          </ExternalLink>
        ),
    },
  ]
}
