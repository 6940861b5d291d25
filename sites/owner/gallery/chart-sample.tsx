import { useFormats } from '@bailclair/site-kit/platform/messages/formats.ts'
import { BarChart } from '@bailclair/site-kit/ui/chart/bar-chart.tsx'
import { Sample } from './sample.tsx'

const t = {
  verified: 'Verified',
  draft: 'To be finalized',
  chart: 'Chart',
  chartTitle: 'Properties, day by day',
  chartSummary: 'Over seven days, 48 verified properties and 14 to be finalized.',
  chartColumn: 'Day',
}

const days = [
  [4, 1],
  [12, 3],
  [0, 0],
  [7, 2],
  [9, 0],
  [1, 6],
  [15, 2],
] as const

export function ChartSample() {
  const { date } = useFormats()
  return (
    <Sample title={t.chart}>
      <BarChart
        level={3}
        title={t.chartTitle}
        summary={t.chartSummary}
        series={[
          { key: 'verified', name: t.verified },
          { key: 'draft', name: t.draft },
        ]}
        columnHeader={t.chartColumn}
        columns={days.map((values, index) => ({
          key: String(index),
          label: date(`2026-11-${index + 10}`),
          tick: index + 10,
          values,
        }))}
      />
    </Sample>
  )
}
