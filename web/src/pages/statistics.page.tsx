import { errorMessages } from '@bailclair/front/platform/api/error.messages.ts'
import { useMessages } from '@bailclair/front/platform/messages/messages.ts'
import { Button } from '@bailclair/front/ui/button/button.tsx'
import { Callout } from '@bailclair/front/ui/callout/callout.tsx'
import { Column } from '@bailclair/front/ui/layout/layout.tsx'
import { PageHeader } from '@bailclair/front/ui/page-header/page-header.tsx'
import { Skeleton } from '@bailclair/front/ui/skeleton/skeleton.tsx'
import { statisticsMessages } from '#statistics/statistics.messages.ts'
import { useStatistics } from '#statistics/statistics.queries.ts'
import { StatisticsView } from '#statistics/statistics-view.tsx'

/** The figures of the service, from its database (spec §2, decision 17). */
export default function StatisticsPage() {
  const t = useMessages(statisticsMessages)
  const errors = useMessages(errorMessages)
  const state = useStatistics()
  return (
    <Column wide>
      <PageHeader title={t.title}>{t.help}</PageHeader>
      {state.status === 'pending' && <Skeleton kind="rows" count={6} />}
      {state.status === 'failed' && (
        <Callout
          kind="danger"
          role="alert"
          actions={
            <Button variant="secondary" onClick={state.retry}>
              {t.retry}
            </Button>
          }
        >
          {errors[state.error.code]}
        </Callout>
      )}
      {state.status === 'loaded' && <StatisticsView statistics={state.statistics} />}
    </Column>
  )
}
