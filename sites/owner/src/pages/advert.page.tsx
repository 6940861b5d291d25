import { ApiError } from '@bailclair/site-kit/platform/api/api-error.ts'
import { useMessages } from '@bailclair/site-kit/platform/messages/messages.ts'
import { useTitleDetail } from '@bailclair/site-kit/platform/own-title.ts'
import type { Prefetch } from '@bailclair/site-kit/platform/prefetch.ts'
import { useParams } from '@bailclair/site-kit/platform/router/router-context.ts'
import { latePart } from '@bailclair/site-kit/ui/late-part/late-part.tsx'
import { Column, Stack } from '@bailclair/site-kit/ui/layout/layout.tsx'
import { LoadFailed } from '@bailclair/site-kit/ui/loaded/load-failed.tsx'
import { PageHeader } from '@bailclair/site-kit/ui/page-header/page-header.tsx'
import { Skeleton } from '@bailclair/site-kit/ui/skeleton/skeleton.tsx'
import { advertMessages } from '#advert/advert.messages.ts'
import { LettingBanNotice } from '#energy-certificate/letting-ban-notice.tsx'
import { pathTo } from '#platform/paths.ts'
import { prefetchProperty, useProperty, useSaveProperty } from '#property/property.queries.ts'
import { pathToStep } from '#property/step-paths.ts'
import { useRentPlace } from '#rent-control/rent-control.queries.ts'
import { lateNotFound } from './late-not-found.tsx'

const advertEditor = latePart(async () => (await import('#advert/advert-editor.tsx')).AdvertEditor)

/** The text with which an owner looks for a tenant. */
export default function AdvertPage() {
  const { id = '' } = useParams()
  return <AdvertOf key={id} id={id} />
}
const prefetch: Prefetch = (page) => {
  prefetchProperty(page)
  void advertEditor.load().catch(() => undefined)
}
AdvertPage.prefetch = prefetch

function AdvertOf({ id }: { id: string }) {
  const t = useMessages(advertMessages)
  const query = useProperty(id)
  const { data: property, error } = query
  const reading = useRentPlace(property)
  const { mutateAsync: save } = useSaveProperty()
  useTitleDetail(property?.name)
  // Someone else's property looks like one that does not exist.
  if (error instanceof ApiError && error.code === 'PropertyNotFound') return <lateNotFound.Part isNeeded />
  if (!property) return error ? <Failed query={query} /> : <Pending />
  return (
    <Column wide>
      <PageHeader title={t.title} back={{ href: pathTo('ConsultProperty', { id }), label: property.name ?? t.back }}>
        {t.intro}
      </PageHeader>
      <Stack gap={24}>
        <LettingBanNotice property={property} />
        <advertEditor.Part
          isNeeded
          property={property}
          reading={reading}
          toStep={(step) => pathToStep(step, id)}
          onSave={save}
          onReload={async () => (await query.refetch()).data}
        >
          <Skeleton count={8} />
        </advertEditor.Part>
      </Stack>
    </Column>
  )
}

function Failed({ query }: { query: Parameters<typeof LoadFailed>[0]['query'] }) {
  const t = useMessages(advertMessages)
  return (
    <Column wide>
      <PageHeader title={t.title} />
      <LoadFailed title={t.failed} query={query} />
    </Column>
  )
}

function Pending() {
  const t = useMessages(advertMessages)
  return (
    <Column wide className="page-pending">
      <h1 className="visually-hidden">{t.loading}</h1>
      <Skeleton withTitle count={5} />
    </Column>
  )
}
