import { findGrade } from '@bailclair/domain/energy-certificate/energy-grade.rules.ts'
import type { Property } from '@bailclair/domain/property/property-answer.schema.ts'
import { useMessages } from '@bailclair/site-kit/platform/messages/messages.ts'
import { useNavigate, useSearchParams } from '@bailclair/site-kit/platform/router/router-context.ts'
import { Button, ButtonLink } from '@bailclair/site-kit/ui/button/button.tsx'
import { Callout } from '@bailclair/site-kit/ui/callout/callout.tsx'
import { Disclosure } from '@bailclair/site-kit/ui/disclosure/disclosure.tsx'
import { Stack } from '@bailclair/site-kit/ui/layout/layout.tsx'
import { PageHeader } from '@bailclair/site-kit/ui/page-header/page-header.tsx'
import { type ComponentProps, useEffect, useState } from 'react'
import { Applications } from '#application/applications.tsx'
import { EnergyStanding } from '#energy-certificate/energy-standing.tsx'
import { GradeBadge } from '#energy-certificate/grade-badge.tsx'
import { PropertyMessages } from '#notification/property-messages.tsx'
import { useOwner } from '#owner/owner.queries.ts'
import { trackEvent } from '#platform/analytics.ts'
import { pathTo } from '#platform/paths.ts'
import { DeletePropertyDialog } from '#property/consult/delete-property-dialog.tsx'
import { PropertyFacts } from '#property/consult/property-facts.tsx'
import { useKeepProperty, useReloadProperty } from '#property/property.queries.ts'
import { pathToStep } from '#property/step-paths.ts'
import { Invitation } from '#share-link/invitation.tsx'
import { ShareDialog } from '#share-link/share-dialog.tsx'
import { shareLinkMessages } from '#share-link/share-link.messages.ts'
import { consultPropertyMessages } from './consult-property.messages.ts'

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
  const { isSharing, setSharing } = useSharing()
  const [isDeleting, setDeleting] = useState(false)
  const { id, rentCost = 0, chargesCost = 0 } = property
  const found = findGrade({ officialGrade: property.certificate?.grade, finalEnergy: property.energyConsumption })

  // biome-ignore lint/correctness/useExhaustiveDependencies: each property that is looked at is one visit
  useEffect(() => trackEvent('property', 'property visit'), [id])

  return (
    <>
      <PageHeader
        title={property.name}
        back={{ href: pathTo('Dashboard'), label: t.back }}
        actions={
          <div className="consult-actions">
            <Button icon="share" onClick={() => setSharing(true)}>
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
        {property.linkPaused && (
          <Callout
            kind="warning"
            actions={
              <Button variant="secondary" compact onClick={() => setSharing(true)}>
                {t.openShare}
              </Button>
            }
          >
            {t.pausedLink}
          </Callout>
        )}
        <PropertyFacts
          property={property}
          grade={found && <GradeBadge grade={found.grade} indicative={!found.isOfficial} />}
        />
        {found && (
          <Disclosure className="screen-only consult-part" summary={<h2>{t.energy}</h2>}>
            <EnergyStanding facts={property} />
          </Disclosure>
        )}
        <PropertyMessages propertyId={property.id} />
      </Stack>
      <Applications
        propertyId={property.id}
        rows={property.propertiesApartmentSharing}
        verifiedCount={property.verifiedCount}
        rent={{ rentCost, chargesCost }}
        onChanged={reload}
        whenEmpty={<Invitation property={property} ownerName={ownerName} />}
      />
      <ShareDialog
        open={isSharing}
        onClose={() => setSharing(false)}
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

/** `?partage=1` opens the share dialog after validation. */
function useSharing() {
  const [params, setParams] = useSearchParams()
  const [isSharing, setSharing] = useState(params.has('partage'))
  return {
    isSharing,
    setSharing: (isOpen: boolean) => {
      setSharing(isOpen)
      // Removed, so that a reload or bookmark does not open it again.
      if (params.has('partage')) setParams((next) => next.delete('partage'))
    },
  }
}
