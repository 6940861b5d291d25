import { precisionOf, type Tally } from '@bailclair/domain/signal/precision.rules.ts'
import type { SignalFigure } from '@bailclair/domain/signal/signal.schema.ts'
import { useFormats } from '@bailclair/site-kit/platform/messages/formats.ts'
import { useMessages } from '@bailclair/site-kit/platform/messages/messages.ts'
import { Badge } from '@bailclair/site-kit/ui/badge/badge.tsx'
import { EmptyState } from '@bailclair/site-kit/ui/empty-state/empty-state.tsx'
import { Magnifier } from '@bailclair/site-kit/ui/illustration/drawings/magnifier.tsx'
import { Table } from '@bailclair/site-kit/ui/table/table.tsx'
import type { Column } from '@bailclair/site-kit/ui/table/table-props.ts'
import { VisuallyHidden } from '@bailclair/site-kit/ui/visually-hidden.tsx'
import { signalNameMessages } from '../signal-name.messages.ts'
import { figuresMessages } from './figures.messages.ts'

/** How often verifiers found each kind of signal useful. */
export function SignalFigures({ figures }: { figures: readonly SignalFigure[] }) {
  const t = useMessages(figuresMessages).signals
  const names = useMessages(signalNameMessages)
  const { number } = useFormats()
  const hasOpinions = figures.some(({ useful, notUseful, isOff }) => useful + notUseful > 0 || isOff)
  const columns: Column<SignalFigure>[] = [
    {
      key: 'kind',
      header: t.columns.kind,
      isTitle: true,
      cell: ({ kind, isOff }) => (
        <span className="cluster gap-8">
          {names[kind]}
          {isOff && <Badge tone="paused">{t.off}</Badge>}
        </span>
      ),
    },
    { key: 'useful', header: t.columns.useful, align: 'end', cell: ({ useful }) => number(useful) },
    { key: 'not-useful', header: t.columns.notUseful, align: 'end', cell: ({ notUseful }) => number(notUseful) },
    {
      key: 'precision',
      header: t.columns.precision,
      align: 'end',
      cell: (figure) => <Precision tally={figure} />,
    },
  ]
  return (
    <section className="stack">
      <h2>{t.title}</h2>
      {hasOpinions ? (
        <>
          <p className="muted">{t.help}</p>
          <Table caption={t.title} columns={columns} rows={figures} rowKey={({ kind }) => kind} />
        </>
      ) : (
        <EmptyState illustration={<Magnifier />} title={t.none} level={3}>
          {t.noneHelp}
        </EmptyState>
      )}
    </section>
  )
}

/** Of a hundred opinions, how many say that it was useful. */
function Precision({ tally }: { tally: Tally }) {
  const t = useMessages(figuresMessages)
  const { percent } = useFormats()
  const precision = precisionOf(tally)
  if (precision !== undefined) return percent(Math.round(precision * 100))
  return (
    <>
      <span aria-hidden="true">{t.noDelay}</span>
      <VisuallyHidden>{t.signals.noOpinion}</VisuallyHidden>
    </>
  )
}
