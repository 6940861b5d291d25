import { territoryOf } from '@bailclair/domain/energy-certificate/territory.rules.ts'
import { ApiError } from '@bailclair/site-kit/platform/api/api-error.ts'
import { useMessages } from '@bailclair/site-kit/platform/messages/messages.ts'
import { useTitleDetail } from '@bailclair/site-kit/platform/own-title.ts'
import type { Prefetch } from '@bailclair/site-kit/platform/prefetch.ts'
import { useParams } from '@bailclair/site-kit/platform/router/router-context.ts'
import { Callout } from '@bailclair/site-kit/ui/callout/callout.tsx'
import { latePart } from '@bailclair/site-kit/ui/late-part/late-part.tsx'
import { Column, Stack } from '@bailclair/site-kit/ui/layout/layout.tsx'
import { LoadFailed } from '@bailclair/site-kit/ui/loaded/load-failed.tsx'
import { PageHeader } from '@bailclair/site-kit/ui/page-header/page-header.tsx'
import { Skeleton } from '@bailclair/site-kit/ui/skeleton/skeleton.tsx'
import { LettingBanNotice } from '#energy-certificate/letting-ban-notice.tsx'
import { pathTo } from '#platform/paths.ts'
import { prefetchProperty, useProperty } from '#property/property.queries.ts'
import { useRentPlace } from '#rent-control/rent-control.queries.ts'
import { homeLawMessages } from './home-law.messages.ts'
import { lateNotFound } from './late-not-found.tsx'

const lawParts = latePart(async () => (await import('./home-law-parts.tsx')).LawParts)

/** What the law says of letting one home today. */
export default function HomeLawPage() {
  const { id = '' } = useParams()
  return <LawOf key={id} id={id} />
}
const prefetch: Prefetch = (page) => {
  prefetchProperty(page)
  void lawParts.load().catch(() => undefined)
}
HomeLawPage.prefetch = prefetch

function LawOf({ id }: { id: string }) {
  const t = useMessages(homeLawMessages)
  const query = useProperty(id)
  const { data: property, error } = query
  const reading = useRentPlace(property)
  useTitleDetail(property?.name)
  // Someone else's property looks like one that does not exist.
  if (error instanceof ApiError && error.code === 'PropertyNotFound') return <lateNotFound.Part isNeeded />
  if (!property && error) return <Failed query={query} />
  // What comes of the place is above the rest and would move it.
  if (!property || reading.isLoading) return <Pending />
  return (
    <Column>
      <PageHeader title={t.title} back={{ href: pathTo('ConsultProperty', { id }), label: property.name ?? t.back }}>
        {t.intro}
      </PageHeader>
      <Stack gap={48} className="home-law">
        <LettingBanNotice property={property} />
        <p>
          {t.advice} <a href={pathTo('LettingRules')}>{t.allRules}</a>
        </p>
        {territoryOf(property.address ?? '') === 'OTHER_OVERSEAS' && <Callout kind="warning">{t.ownRules}</Callout>}
        <lawParts.Part isNeeded property={property} reading={reading}>
          <Skeleton count={8} />
        </lawParts.Part>
      </Stack>
    </Column>
  )
}

function Failed({ query }: { query: Parameters<typeof LoadFailed>[0]['query'] }) {
  const t = useMessages(homeLawMessages)
  return (
    <Column>
      <PageHeader title={t.title} />
      <LoadFailed title={t.failed} query={query} />
    </Column>
  )
}

function Pending() {
  const t = useMessages(homeLawMessages)
  return (
    <Column className="page-pending">
      <h1 className="visually-hidden">{t.loading}</h1>
      <Skeleton withTitle count={8} />
    </Column>
  )
}
