import { findGrade } from '@bailclair/domain/energy-certificate/energy-grade.rules.ts'
import type { Property } from '@bailclair/domain/property/property-answer.schema.ts'
import { useMessages } from '@bailclair/site-kit/platform/messages/messages.ts'
import { useNavigate } from '@bailclair/site-kit/platform/router/router-context.ts'
import { Button, ButtonLink } from '@bailclair/site-kit/ui/button/button.tsx'
import { Callout } from '@bailclair/site-kit/ui/callout/callout.tsx'
import { Disclosure } from '@bailclair/site-kit/ui/disclosure/disclosure.tsx'
import { Stack } from '@bailclair/site-kit/ui/layout/layout.tsx'
import { PageHeader } from '@bailclair/site-kit/ui/page-header/page-header.tsx'
import { type ComponentProps, useEffect, useState } from 'react'
import { Applications } from '#application/applications.tsx'
import { EnergyStanding } from '#energy-certificate/energy-standing.tsx'
import { GradeBadge } from '#energy-certificate/grade-badge.tsx'
import { LettingBanNotice, useLettingBan } from '#energy-certificate/letting-ban-notice.tsx'
import { ShareBanDialog } from '#energy-certificate/share-ban-dialog.tsx'
import { SharingHeld } from '#energy-certificate/sharing-held.tsx'
import { PropertyMessages } from '#notification/property-messages.tsx'
import { useOwner } from '#owner/owner.queries.ts'
import { trackEvent } from '#platform/analytics.ts'
import { pathTo } from '#platform/paths.ts'
import { DeletePropertyDialog } from '#property/consult/delete-property-dialog.tsx'
import { PropertyFacts } from '#property/consult/property-facts.tsx'
import {
  useKeepProperty,
  useReloadProperty,
  useRemoveCertificate,
  useSaveProperty,
} from '#property/property.queries.ts'
import { pathToStep } from '#property/step-paths.ts'
import { Invitation } from '#share-link/invitation.tsx'
import { ShareDialog } from '#share-link/share-dialog.tsx'
import { shareLinkMessages } from '#share-link/share-link.messages.ts'
import { consultPropertyMessages } from './consult-property.messages.ts'
import { PropertyNotices } from './property-notices.tsx'
import { useSharing } from './use-sharing.ts'

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
            <Button icon="share" onClick={sharing.open}>
              {share}
            </Button>
            <ButtonLink variant="secondary" icon="pencil" href={pathToStep('name', property.id)}>
              {t.edit}
            </ButtonLink>
            <Button variant="quiet" icon="trash" className="consult-delete" onClick={() => setDeleting(true)}>
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
        {property.linkPaused && (
          <Callout
            kind="warning"
            actions={
              <Button variant="secondary" compact onClick={sharing.open}>
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
            <SharingHeld onShare={sharing.open} />
          ) : (
            <Invitation property={property} ownerName={ownerName} />
          )
        }
      />
      <Stack className="consult-more">
        {found && (
          <Disclosure className="screen-only consult-part" summary={<h2>{t.energy}</h2>}>
            <EnergyStanding facts={property} />
          </Disclosure>
        )}
        <PropertyMessages propertyId={property.id} />
      </Stack>
      <ShareBanDialog open={sharing.isAsking} property={property} onCancel={sharing.close} onConfirm={sharing.agree} />
      <ShareDialog
        open={sharing.isSharing}
        isFirst={sharing.isFirst}
        onClose={sharing.close}
        notice={<LettingBanNotice property={property} />}
        property={property}
        ownerName={ownerName}
        onChanged={keepProperty}
      />
      <DeletePropertyDialog
        open={isDeleting}
        onCancel={() => setDeleting(false)}
        property={property}
        deletion={deletion}
        onDeleted={() => navigate(pathTo('Dashboard'))}
      />
    </>
  )
}

/** Undefined if the answer contains all applications. */
function countWhole(property: Property) {
  const { propertiesApartmentSharing: rows, propertyApartmentSharingCount: live } = property
  const { verifiedCount: verified, endedCount: ended, newCount: news } = property
  return live > rows.length ? { live, verified, waiting: live - verified - ended, ended, news } : undefined
}
