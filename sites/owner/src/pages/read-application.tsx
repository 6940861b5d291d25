import type { ApplicationFile } from '@bailclair/domain/complete-file/application-file.schema.ts'
import { useMessages } from '@bailclair/site-kit/platform/messages/messages.ts'
import { useTitleDetail } from '@bailclair/site-kit/platform/own-title.ts'
import { useSiteConfig } from '@bailclair/site-kit/platform/site-config.ts'
import { latePart } from '@bailclair/site-kit/ui/late-part/late-part.tsx'
import { Stack } from '@bailclair/site-kit/ui/layout/layout.tsx'
import { Skeleton } from '@bailclair/site-kit/ui/skeleton/skeleton.tsx'
import { ApplicationNeighbours } from '#application/application-neighbours.tsx'
import { HiddenFile } from '#application/hidden-file.tsx'
import { useListSearch } from '#application/use-application-list.ts'
import { useGrant } from '#complete-file/complete-file.queries.ts'
import { FileView } from '#complete-file/file-view.tsx'
import { useTickets } from '#complete-file/use-tickets.ts'
import { ViewingLinks } from '#complete-file/viewing-links.tsx'
import { pathTo } from '#platform/paths.ts'
import { useProperty } from '#property/property.queries.ts'
import { applicationPageMessages } from './application.messages.ts'

const leaseModel = latePart(async () => (await import('#lease-model/lease-model.tsx')).LeaseModel)
const conversation = latePart(async () => (await import('@bailclair/site-kit/message/conversation.tsx')).Conversation)
const privateNote = latePart(async () => (await import('#private-note/private-note.tsx')).PrivateNote)
const visits = latePart(async () => (await import('#visit/application-visits.tsx')).ApplicationVisitsSection)

const stageSection = latePart(async () => (await import('#choice/stage-section.tsx')).StageSection)

type Props = { read: ApplicationFile; onClosed: () => void }

export function ReadApplication({ read, onClosed }: Props) {
  const t = useMessages(applicationPageMessages)
  const { hosts } = useSiteConfig()
  const listSearch = useListSearch()
  const { propertyId, propertyName, application, file, viewingLinks } = read
  useTitleDetail(propertyName)
  const tickets = useTickets(useGrant(application.id))
  const back = {
    href: `${pathTo('ConsultProperty', { id: propertyId })}${listSearch}`,
    label: propertyName ? t.backTo(propertyName) : t.back,
  }
  const isChosen = application.stage === 'CHOSEN' || application.stage === 'LEASE_SIGNED'
  const { external, token } = application.apartmentSharing
  const stage = (
    <stageSection.Part isNeeded applicationId={application.id} propertyId={propertyId}>
      <Skeleton count={3} />
    </stageSection.Part>
  )
  return (
    <>
      <div className="cluster application-neighbours-place screen-only">
        <Neighbours id={application.id} propertyId={propertyId} />
      </div>
      {file ? (
        <FileView
          file={file}
          download={{ ...tickets, onClosed }}
          duties="owner"
          back={back}
          notice={stage}
          documentsAt={external && `${hosts.tenant}/dossier/${token}`}
        >
          {!external && <ViewingLinks applicationId={application.id} links={viewingLinks} />}
        </FileView>
      ) : (
        <HiddenFile row={application} propertyName={propertyName} back={back} notice={stage} />
      )}
      <Stack className="application-follow-up screen-only">
        {isChosen && <leaseModel.Part key={`lease ${application.id}`} isNeeded applicationId={application.id} />}
        {!external && (
          <conversation.Part key={`messages ${application.id}`} isNeeded side="owner" applicationId={application.id} />
        )}
        {!external && (
          <visits.Part
            key={`visits ${application.id}`}
            isNeeded
            applicationId={application.id}
            href={pathTo('Visits', { id: propertyId })}
          />
        )}
        <privateNote.Part key={`note ${application.id}`} isNeeded applicationId={application.id} />
      </Stack>
    </>
  )
}

/** The file is there without them. */
function Neighbours({ id, propertyId }: { id: string; propertyId: string }) {
  const { data: property } = useProperty(propertyId)
  if (!property) return null
  const { propertiesApartmentSharing: rows, rentCost = 0, chargesCost = 0 } = property
  return <ApplicationNeighbours id={id} rows={rows} rent={{ rentCost, chargesCost }} />
}
