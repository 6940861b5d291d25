import { findGrade } from '@bailclair/domain/energy-certificate/energy-grade.rules.ts'
import type { Property } from '@bailclair/domain/property/property-answer.schema.ts'
import { useMessages } from '@bailclair/site-kit/platform/messages/messages.ts'
import { useNavigate } from '@bailclair/site-kit/platform/router/router-context.ts'
import { Button, ButtonLink } from '@bailclair/site-kit/ui/button/button.tsx'
import { Callout } from '@bailclair/site-kit/ui/callout/callout.tsx'
import { Disclosure } from '@bailclair/site-kit/ui/disclosure/disclosure.tsx'
import { latePart } from '@bailclair/site-kit/ui/late-part/late-part.tsx'
import { Stack } from '@bailclair/site-kit/ui/layout/layout.tsx'
import { PageHeader } from '@bailclair/site-kit/ui/page-header/page-header.tsx'
import { Skeleton } from '@bailclair/site-kit/ui/skeleton/skeleton.tsx'
import { type ComponentProps, useEffect, useState } from 'react'
import { Applications } from '#application/applications.tsx'
import { GradeBadge } from '#energy-certificate/grade-badge.tsx'
import { lateEnergyStanding } from '#energy-certificate/late-parts.ts'
import { LettingBanNotice, useLettingBan } from '#energy-certificate/letting-ban-notice.tsx'
import { PropertyJournal } from '#journal/property-journal.tsx'
import { PropertyMessages } from '#notification/property-messages.tsx'
import { useOwner } from '#owner/owner.queries.ts'
import { trackEvent } from '#platform/analytics.ts'
import { pathTo } from '#platform/paths.ts'
import type { DeletePropertyDialog } from '#property/consult/delete-property-dialog.tsx'
import { PropertyFacts } from '#property/consult/property-facts.tsx'
import {
  useKeepProperty,
  useReloadProperty,
  useRemoveCertificate,
  useSaveProperty,
} from '#property/property.queries.ts'
import { pathToStep } from '#property/step-paths.ts'
import { shareLinkMessages } from '#share-link/share-link.messages.ts'
import { consultPropertyMessages } from './consult-property.messages.ts'
import { PropertyNotices } from './property-notices.tsx'
import { useSharing } from './use-sharing.ts'

const shareDialog = latePart(async () => (await import('#share-link/share-dialog.tsx')).ShareDialog)
const invitation = latePart(async () => (await import('#share-link/invitation.tsx')).Invitation)
const sharingHeld = latePart(async () => (await import('#energy-certificate/sharing-held.tsx')).SharingHeld)
const banDialog = latePart(async () => (await import('#energy-certificate/share-ban-dialog.tsx')).ShareBanDialog)
const choiceNotice = latePart(async () => (await import('#choice/choice-notice.tsx')).ChoiceNotice)
const deleteDialog = latePart(
  async () => (await import('#property/consult/delete-property-dialog.tsx')).DeletePropertyDialog,
)

type Props = { property: Property; deletion: ComponentProps<typeof DeletePropertyDialog>['deletion'] }

/** The property, its share link, then the applications. */
export function Consultation({ property, deletion }: Props) {
  const t = useMessages(consultPropertyMessages)
  const { share } = useMessages(shareLinkMessages)
  const { firstName = '', lastName = '' } = useOwner()
  const ownerName = `${firstName} ${lastName}`.trim()
  const navigate = useNavigate()
  const keepProperty = useKeepProperty()
  const reload = useReloadProperty(property.id)
  const { mutateAsync: save } = useSaveProperty()
  const { mutateAsync: removeCertificate } = useRemoveCertificate()
  const sharing = useSharing(useLettingBan(property) !== undefined)
  const [isDeleting, setDeleting] = useState(false)
  const [isEnergyOpen, setEnergyOpen] = useState(false)
  const { id, version, rentCost = 0, chargesCost = 0 } = property
  const found = findGrade(property)

  // biome-ignore lint/correctness/useExhaustiveDependencies: each property that is looked at is one visit
  useEffect(() => trackEvent('property', 'property visit'), [id])

  return (
    <>
      <PageHeader
        title={property.name}
        back={{ href: pathTo('Dashboard'), label: t.back }}
        actions={
          <div className="consult-actions">
            <Button icon="share" {...shareDialog.intent} onClick={sharing.open}>
              {share}
            </Button>
            <ButtonLink variant="secondary" icon="calendar" href={pathTo('Visits', { id })}>
              {t.visits}
            </ButtonLink>
            <ButtonLink variant="secondary" icon="file" href={pathTo('Advert', { id })}>
              {t.advert}
            </ButtonLink>
            <ButtonLink variant="secondary" icon="info" href={pathTo('HomeLaw', { id })}>
              {t.law}
            </ButtonLink>
            <ButtonLink variant="secondary" icon="pencil" href={pathToStep('name', property.id)}>
              {t.edit}
            </ButtonLink>
            <Button
              variant="quiet"
              icon="trash"
              className="consult-delete"
              {...deleteDialog.intent}
              onClick={() => setDeleting(true)}
            >
              {t.remove}
            </Button>
          </div>
        }
      >
        {property.address}
      </PageHeader>
      <Stack>
        <PropertyNotices
          property={property}
          onConfirm={() => save({ id, version, dpeConfirmed: true })}
          onRemove={() => removeCertificate(id)}
        />
        <choiceNotice.Part isNeeded={hasDecisions(property)} propertyId={id} />
        {property.linkPaused && !property.letOn && (
          <Callout
            kind="warning"
            actions={
              <Button variant="secondary" compact {...shareDialog.intent} onClick={sharing.open}>
                {t.openShare}
              </Button>
            }
          >
            {t.pausedLink}
          </Callout>
        )}
        <PropertyFacts
          property={property}
          grade={found && <GradeBadge grade={found.grade} estimated={found.source === 'estimated'} />}
        />
      </Stack>
      <Applications
        propertyId={property.id}
        rows={property.propertiesApartmentSharing}
        rent={{ rentCost, chargesCost }}
        whole={countWhole(property)}
        onChanged={reload}
        whenEmpty={
          sharing.mustAsk ? (
            <sharingHeld.Part isNeeded onShare={sharing.open}>
              <Skeleton count={5} />
            </sharingHeld.Part>
          ) : (
            <invitation.Part isNeeded property={property} ownerName={ownerName}>
              <Skeleton count={5} />
            </invitation.Part>
          )
        }
      />
      <Stack className="consult-more">
        {found && (
          <Disclosure
            className="screen-only consult-part"
            summary={<h2>{t.energy}</h2>}
            onToggle={({ currentTarget }) => setEnergyOpen(currentTarget.open)}
            {...lateEnergyStanding.intent}
          >
            <lateEnergyStanding.Part isNeeded={isEnergyOpen} facts={property}>
              <Skeleton count={5} />
            </lateEnergyStanding.Part>
          </Disclosure>
        )}
        <PropertyJournal propertyId={property.id} />
        <PropertyMessages propertyId={property.id} />
      </Stack>
      <banDialog.Part
        isNeeded={sharing.isAsking}
        onFailed={sharing.close}
        open={sharing.isAsking}
        property={property}
        onCancel={sharing.close}
        onConfirm={sharing.agree}
      />
      <shareDialog.Part
        isNeeded={sharing.isSharing}
        onFailed={sharing.close}
        open={sharing.isSharing}
        isFirst={sharing.isFirst}
        onClose={sharing.close}
        notice={<LettingBanNotice property={property} />}
        property={property}
        ownerName={ownerName}
        onChanged={keepProperty}
      />
      <deleteDialog.Part
        isNeeded={isDeleting}
        onFailed={() => setDeleting(false)}
        open={isDeleting}
        onCancel={() => setDeleting(false)}
        property={property}
        deletion={deletion}
        onDeleted={() => navigate(pathTo('Dashboard'))}
      />
    </>
  )
}

/** Something was decided, perhaps a moment ago. */
const hasDecisions = ({ letOn, propertiesApartmentSharing: rows }: Property) =>
  letOn !== undefined || rows.some(({ stage }) => stage === 'NOT_CHOSEN' || stage === 'CHOSEN')

/** Undefined if the answer contains all applications. */
function countWhole(property: Property) {
  const { propertiesApartmentSharing: rows, propertyApartmentSharingCount: live } = property
  const { verifiedCount: verified, endedCount: ended, newCount: news } = property
  return live > rows.length ? { live, verified, waiting: live - verified - ended, ended, news } : undefined
}
