import type { PropertyVisits } from '@bailclair/domain/visit/visit.schema.ts'
import { ApiError } from '@bailclair/site-kit/platform/api/api-error.ts'
import { codeOf } from '@bailclair/site-kit/platform/api/code-of.ts'
import { useErrorTexts } from '@bailclair/site-kit/platform/api/use-error-texts.ts'
import { useMessages } from '@bailclair/site-kit/platform/messages/messages.ts'
import { useTitleDetail } from '@bailclair/site-kit/platform/own-title.ts'
import { useParams } from '@bailclair/site-kit/platform/router/router-context.ts'
import { Button, ButtonLink } from '@bailclair/site-kit/ui/button/button.tsx'
import { Column, Stack } from '@bailclair/site-kit/ui/layout/layout.tsx'
import { Outcome } from '@bailclair/site-kit/ui/outcome/outcome.tsx'
import { PageHeader } from '@bailclair/site-kit/ui/page-header/page-header.tsx'
import { Skeleton } from '@bailclair/site-kit/ui/skeleton/skeleton.tsx'
import { pathTo } from '#platform/paths.ts'
import { FeedAddress } from './feed-address.tsx'
import { NewSlots } from './new-slots.tsx'
import { Proposals } from './proposals.tsx'
import { SlotList } from './slot-list.tsx'
import { usePropertyVisits } from './visit.queries.ts'
import { visitsMessages } from './visits.messages.ts'

/** Slots of a property, who booked them, and to whom visits are proposed. */
export default function VisitsPage() {
  const { id = '' } = useParams()
  return (
    <Column>
      <Visits key={id} id={id} />
    </Column>
  )
}

function Visits({ id }: { id: string }) {
  const t = useMessages(visitsMessages)
  const errors = useErrorTexts()
  const { data, error, isFetching, refetch } = usePropertyVisits(id)
  if (error instanceof ApiError && error.code === 'PropertyNotFound')
    return (
      <Outcome
        takesFocus={data !== undefined}
        illustration="closed-door"
        title={t.gone}
        actions={<ButtonLink href={pathTo('Dashboard')}>{t.back}</ButtonLink>}
      />
    )
  if (data) return <LoadedVisits id={id} visits={data} />
  if (!error)
    return (
      <div className="page-pending">
        <h1 className="visually-hidden">{t.loading}</h1>
        <Skeleton withTitle count={5} />
      </div>
    )
  const retry = (
    <Button icon="refresh" pending={isFetching} onClick={() => void refetch()}>
      {t.retry}
    </Button>
  )
  return (
    <div role="alert">
      <Outcome illustration="closed-door" title={t.failed} actions={retry}>
        <p>{errors[codeOf(error)]}</p>
      </Outcome>
    </div>
  )
}

function LoadedVisits({ id, visits }: { id: string; visits: PropertyVisits }) {
  const t = useMessages(visitsMessages)
  const { propertyName, address, slots, applicants, waiting } = visits
  useTitleDetail(propertyName)
  const now = Date.now()
  const isOver = ({ startsAt }: { startsAt: string }) => Date.parse(startsAt) <= now
  const past = slots.filter(isOver).toReversed()
  return (
    <>
      <PageHeader title={t.title} back={{ href: pathTo('ConsultProperty', { id }), label: propertyName ?? t.back }}>
        {t.intro}
      </PageHeader>
      <Stack gap={24}>
        <section className="card visit-part" aria-labelledby="creneaux">
          <h2 id="creneaux">{t.upcoming}</h2>
          <SlotList propertyId={id} slots={slots.filter((slot) => !isOver(slot))} whenEmpty={t.none} />
        </section>
        <NewSlots propertyId={id} address={address} />
        <Proposals propertyId={id} applicants={applicants} waiting={waiting} hasSlots={slots.length > past.length} />
        {past.length > 0 && (
          <section className="card visit-part" aria-labelledby="passees">
            <h2 id="passees">{t.past}</h2>
            <p className="muted">{t.pastHelp}</p>
            <SlotList propertyId={id} slots={past} />
          </section>
        )}
        <FeedAddress />
      </Stack>
    </>
  )
}
