import { PasskeyOffer } from '@bailclair/site-kit/identity/security/passkey-offer.tsx'
import { useMessages } from '@bailclair/site-kit/platform/messages/messages.ts'
import { Button } from '@bailclair/site-kit/ui/button/button.tsx'
import { Callout } from '@bailclair/site-kit/ui/callout/callout.tsx'
import { Column } from '@bailclair/site-kit/ui/layout/layout.tsx'
import { PageHeader } from '@bailclair/site-kit/ui/page-header/page-header.tsx'
import { OwnerRequests } from '#announcement/owner-requests.tsx'
import { SurveyBanner } from '#announcement/survey-banner.tsx'
import { useOwner, useProfile } from '#owner/owner.queries.ts'
import { AddProperty } from '#property/list/add-property.tsx'
import { FirstSteps } from '#property/list/first-steps.tsx'
import { PropertyFigures } from '#property/list/property-figures.tsx'
import { propertyListMessages } from '#property/list/property-list.messages.ts'
import { PropertyList } from '#property/list/property-list.tsx'
import { dashboardMessages } from './dashboard.messages.ts'

export default function DashboardPage() {
  const t = useMessages(dashboardMessages)
  const { add } = useMessages(propertyListMessages)
  const { firstName = '', properties } = useOwner()
  const isEmpty = properties.length === 0
  return (
    <Column wide>
      <SurveyBanner />
      {/* One primary button per page: without a property it is below the three steps. */}
      <PageHeader title={t.greeting(firstName)} actions={!isEmpty && <AddProperty>{add}</AddProperty>}>
        {isEmpty ? t.emptyHelp : t.help}
      </PageHeader>
      <Outdated />
      {isEmpty ? (
        <FirstSteps />
      ) : (
        <>
          <PasskeyOffer />
          <PropertyFigures properties={properties} />
          <PropertyList properties={properties} />
        </>
      )}
      <OwnerRequests />
    </Column>
  )
}

/** A refetch of the profile failed: the page may be out of date. */
function Outdated() {
  const t = useMessages(dashboardMessages)
  const { isRefetchError, isFetching, refetch } = useProfile()
  if (!isRefetchError) return null
  return (
    <Callout
      kind="warning"
      role="status"
      actions={
        <Button variant="secondary" compact icon="refresh" pending={isFetching} onClick={() => refetch()}>
          {t.retry}
        </Button>
      }
    >
      {t.outdated}
    </Callout>
  )
}
