import { answerDays } from '@bailclair/domain/statistics/answered-in-time.rules.ts'
import type { Statistics } from '@bailclair/domain/statistics/statistics.schema.ts'
import { useFormats } from '@bailclair/site-kit/platform/messages/formats.ts'
import { useLanguage, useMessages } from '@bailclair/site-kit/platform/messages/messages.ts'
import { useSiteConfig } from '@bailclair/site-kit/platform/site-config.ts'
import { BarChart } from '@bailclair/site-kit/ui/chart/bar-chart.tsx'
import { Figures } from '@bailclair/site-kit/ui/figures/figures.tsx'
import { Stack } from '@bailclair/site-kit/ui/layout/layout.tsx'
import { statisticsMessages } from './statistics.messages.ts'

type Props = { statistics: Statistics }

export function StatisticsView({ statistics }: Props) {
  const t = useMessages(statisticsMessages)
  const { number } = useFormats()
  const { figures } = useSiteConfig()
  const { language } = useLanguage()
  const { files, owners, validatedProperties, applications, delay, answers } = statistics
  return (
    <Stack gap={48}>
      <section className="stack">
        <h2>{t.here.title}</h2>
        <Figures
          figures={[
            { label: t.here.verifiedFiles, value: number(files.VALIDATED) },
            { label: t.here.owners, value: number(owners) },
            { label: t.here.properties, value: number(validatedProperties) },
            { label: t.here.applications, value: number(applications) },
          ]}
        />
      </section>
      <section className="stack">
        <h2>{t.programme.title(figures.scope[language])}</h2>
        <Figures
          figures={[
            { label: t.programme.verifiedFiles, value: number(figures.verifiedFiles) },
            { label: t.programme.landlords, value: number(figures.landlords) },
          ]}
        />
      </section>
      <section className="stack measure">
        <h2>{t.delayTitle}</h2>
        <p>{delay ? t.delay(delay.medianHours, delay.percentInTime, figures.answerHours) : t.noDelay}</p>
      </section>
      <section className="stack measure">
        <h2>{t.answersTitle}</h2>
        <p>{answers ? t.answers(answers.percentInTime, answerDays, answers.applications) : t.noAnswers}</p>
      </section>
      <Months statistics={statistics} />
      <Files statistics={statistics} />
      <section className="stack measure">
        <h2>{t.howTitle}</h2>
        <p>{t.how(number(figures.verifiedFiles))}</p>
        <p>{t.howAnswers}</p>
      </section>
    </Stack>
  )
}

const sumOf = (values: readonly number[]) => values.reduce((sum, value) => sum + value, 0)

function Months({ statistics: { months } }: Props) {
  const t = useMessages(statisticsMessages).months
  const { language } = useLanguage()
  const named = (month: string, options: Intl.DateTimeFormatOptions) =>
    new Intl.DateTimeFormat(language, { timeZone: 'UTC', ...options }).format(new Date(`${month}T00:00:00Z`))
  const verified = sumOf(months.map((month) => month.verified))
  const declined = sumOf(months.map((month) => month.declined))
  return (
    <BarChart
      title={t.title}
      summary={verified + declined === 0 ? t.none : t.summary(verified, declined)}
      series={[
        { key: 'verified', name: t.verified },
        { key: 'declined', name: t.declined },
      ]}
      columnHeader={t.header}
      columns={months.map(({ month, ...counts }) => ({
        key: month,
        label: named(month, { month: 'long', year: 'numeric' }),
        tick: named(month, { month: 'narrow' }),
        values: [counts.verified, counts.declined],
      }))}
    />
  )
}

const states = ['INCOMPLETE', 'TO_PROCESS', 'DECLINED', 'VALIDATED'] as const

function Files({ statistics: { files } }: Props) {
  const t = useMessages(statisticsMessages).files
  const all = sumOf(states.map((state) => files[state]))
  return (
    <BarChart
      title={t.title}
      summary={all === 0 ? t.none : t.summary(files.VALIDATED, all)}
      series={[{ key: 'count', name: t.count }]}
      columnHeader={t.header}
      columns={states.map((state) => ({ key: state, label: t[state], tick: t[state], values: [files[state]] }))}
    />
  )
}
