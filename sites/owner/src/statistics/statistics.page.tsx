import { errorMessages } from '@bailclair/site-kit/platform/api/error.messages.ts'
import { useMessages } from '@bailclair/site-kit/platform/messages/messages.ts'
import { Button } from '@bailclair/site-kit/ui/button/button.tsx'
import { Callout } from '@bailclair/site-kit/ui/callout/callout.tsx'
import { Figures } from '@bailclair/site-kit/ui/illustration/drawings/figures.tsx'
import { Column } from '@bailclair/site-kit/ui/layout/layout.tsx'
import { PageHeader } from '@bailclair/site-kit/ui/page-header/page-header.tsx'
import { Skeleton } from '@bailclair/site-kit/ui/skeleton/skeleton.tsx'
import { statisticsMessages } from './statistics.messages.ts'
import { useStatistics } from './statistics.queries.ts'
import { StatisticsView } from './statistics-view.tsx'

/** Figures of the service, from its database (decision 17). */
export default function StatisticsPage() {
  const t = useMessages(statisticsMessages)
  const errors = useMessages(errorMessages)
  const state = useStatistics()
  return (
    <Column wide>
      <div className="statistics-header" {...(state.status === 'pending' && { 'data-start': 'now' })}>
        <PageHeader title={t.title}>{t.help}</PageHeader>
        <Figures />
      </div>
      <div className="statistics-body">
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
      </div>
    </Column>
  )
}
