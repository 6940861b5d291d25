import type { Figures as TeamFigures } from '@bailclair/domain/verification/figures.schema.ts'
import { useFormats } from '@bailclair/site-kit/platform/messages/formats.ts'
import { useMessages } from '@bailclair/site-kit/platform/messages/messages.ts'
import { useSiteConfig } from '@bailclair/site-kit/platform/site-config.ts'
import { BarChart } from '@bailclair/site-kit/ui/chart/bar-chart.tsx'
import { Figures } from '@bailclair/site-kit/ui/figures/figures.tsx'
import { Column, Stack } from '@bailclair/site-kit/ui/layout/layout.tsx'
import { PageHeader } from '@bailclair/site-kit/ui/page-header/page-header.tsx'
import { QueryState } from '../query-state.tsx'
import { useFigures } from '../verification.queries.ts'
import { figuresMessages } from './figures.messages.ts'
import { SignalFigures } from './signal-figures.tsx'

export default function FiguresPage() {
  const t = useMessages(figuresMessages)
  const figures = useFigures()
  return (
    <Column wide>
      <PageHeader title={t.title}>{t.help}</PageHeader>
      <QueryState query={figures} texts={t}>
        {(read) => <Shown figures={read} />}
      </QueryState>
    </Column>
  )
}

function Shown({ figures: { waiting, late, today, week, days, signals } }: { figures: TeamFigures }) {
  const t = useMessages(figuresMessages)
  const { number, date } = useFormats()
  const { answerHours } = useSiteConfig().figures
  return (
    <Stack gap={48}>
      <section className="stack">
        <h2>{t.now}</h2>
        <Figures
          figures={[
            { label: t.labels.waiting, value: number(waiting) },
            { label: t.labels.waitingLate(answerHours), value: number(late) },
          ]}
        />
      </section>
      <Period title={t.today} period={today} />
      <Period title={t.week(date(week.since))} period={week} />
      <BarChart
        title={t.chart}
        summary={t.chartSummary(sumOf(days, 'verified'), sumOf(days, 'declined'), days.length)}
        series={[
          { key: 'verified', name: t.labels.verified },
          { key: 'declined', name: t.labels.declined },
        ]}
        columnHeader={t.day}
        columns={days.map((day) => ({
          key: day.date,
          label: date(day.date),
          tick: Number(day.date.slice(-2)),
          values: [day.verified, day.declined],
        }))}
      />
      <SignalFigures figures={signals} />
    </Stack>
  )
}

const sumOf = (days: TeamFigures['days'], key: 'verified' | 'declined') =>
  days.reduce((total, day) => total + day[key], 0)

function Period({ title, period }: { title: string; period: TeamFigures['today'] }) {
  const t = useMessages(figuresMessages)
  const { number } = useFormats()
  const { answerHours } = useSiteConfig().figures
  const { verified, declined, late, medianDelay } = period
  return (
    <section className="stack">
      <h2>{title}</h2>
      <Figures
        figures={[
          { label: t.labels.verified, value: number(verified) },
          { label: t.labels.declined, value: number(declined) },
          { label: t.labels.median, value: medianDelay === undefined ? t.noDelay : <Delay seconds={medianDelay} /> },
          { label: t.labels.late(answerHours), value: number(late) },
        ]}
      />
    </section>
  )
}

/** In hours, or in minutes below one hour. */
function Delay({ seconds }: { seconds: number }) {
  const { delays } = useMessages(figuresMessages)
  return seconds < 3_600 ? delays.minutes(Math.round(seconds / 60)) : delays.hours(Math.round(seconds / 3_600))
}
