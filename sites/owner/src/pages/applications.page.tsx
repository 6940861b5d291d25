import { codeOf } from '@bailclair/site-kit/platform/api/code-of.ts'
import { useErrorTexts } from '@bailclair/site-kit/platform/api/use-error-texts.ts'
import { useMessages } from '@bailclair/site-kit/platform/messages/messages.ts'
import { useSearchParams } from '@bailclair/site-kit/platform/router/router-context.ts'
import { Button, ButtonLink } from '@bailclair/site-kit/ui/button/button.tsx'
import { Callout } from '@bailclair/site-kit/ui/callout/callout.tsx'
import { EmptyState } from '@bailclair/site-kit/ui/empty-state/empty-state.tsx'
import { Column } from '@bailclair/site-kit/ui/layout/layout.tsx'
import { Outcome } from '@bailclair/site-kit/ui/outcome/outcome.tsx'
import { PageHeader } from '@bailclair/site-kit/ui/page-header/page-header.tsx'
import { Skeleton } from '@bailclair/site-kit/ui/skeleton/skeleton.tsx'
import { allApplicationsMessages } from '#application/all-applications.messages.ts'
import { prefetchAllApplications, useAllApplications } from '#application/all-applications.queries.ts'
import { AllApplications } from '#application/all-applications.tsx'
import { isAllFiltered, readAllListState } from '#application/all-list-state.ts'
import { useOwner } from '#owner/owner.queries.ts'
import { pathTo } from '#platform/paths.ts'
import { AddProperty } from '#property/list/add-property.tsx'

/** Applications to all properties of the owner. Polls every few seconds. */
export default function ApplicationsPage() {
  const t = useMessages(allApplicationsMessages)
  const errors = useErrorTexts()
  const { properties } = useOwner()
  const [params] = useSearchParams()
  const state = readAllListState(params)
  const { data: list, error, isFetching, isPlaceholderData, refetch } = useAllApplications(state)
  const retry = (
    <Button variant="secondary" icon="refresh" pending={isFetching} onClick={() => refetch()}>
      {t.retry}
    </Button>
  )
  if (!list && error)
    return (
      <Column role="alert">
        <Outcome illustration="closed-door" title={t.failed} actions={retry}>
          <p>{errors[codeOf(error)]}</p>
        </Outcome>
      </Column>
    )
  const isEmpty = list?.found === 0 && !isAllFiltered(state)
  return (
    <Column wide>
      <PageHeader title={t.title}>{t.help}</PageHeader>
      {error && (
        <Callout kind="warning" role="status" title={t.outdated} actions={retry}>
          <p>{errors[codeOf(error)]}</p>
        </Callout>
      )}
      {!list && <Skeleton kind="rows" count={5} />}
      {isEmpty && <NoApplications hasProperties={properties.length > 0} />}
      {list && !isEmpty && <AllApplications list={list} properties={properties} busy={isPlaceholderData} />}
    </Column>
  )
}
ApplicationsPage.prefetch = prefetchAllApplications

function NoApplications({ hasProperties }: { hasProperties: boolean }) {
  const { empty: t } = useMessages(allApplicationsMessages)
  const action = hasProperties ? (
    <ButtonLink href={pathTo('Dashboard')}>{t.toProperties}</ButtonLink>
  ) : (
    <AddProperty>{t.addProperty}</AddProperty>
  )
  return (
    <EmptyState illustration="letter" title={t.title} actions={action}>
      {hasProperties ? t.share : t.add}
    </EmptyState>
  )
}
