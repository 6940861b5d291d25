import type { PropertyStep } from '@bailclair/domain/property/wizard.rules.ts'
import { ApiError } from '@bailclair/site-kit/platform/api/api-error.ts'
import { useMessages } from '@bailclair/site-kit/platform/messages/messages.ts'
import { useTitleDetail } from '@bailclair/site-kit/platform/own-title.ts'
import { useParams } from '@bailclair/site-kit/platform/router/router-context.ts'
import { latePart } from '@bailclair/site-kit/ui/late-part/late-part.tsx'
import { Skeleton } from '@bailclair/site-kit/ui/skeleton/skeleton.tsx'
import { stepFormMessages } from '@bailclair/site-kit/ui/step-form/step-form.messages.ts'
import { type ReactNode, useState } from 'react'
import { useOwner } from '#owner/owner.queries.ts'
import { useProperty } from '#property/property.queries.ts'
import { PropertyFailure } from '#property/wizard/property-failure.tsx'
import type { StepWizard } from '#property/wizard/step-wizard.ts'
import { WizardFrame } from '#property/wizard/wizard-frame.tsx'
import { WizardStep } from '#property/wizard/wizard-step.tsx'
import { lateNotFound } from './late-not-found.tsx'

const accountForm = latePart(async () => (await import('#owner/account-form.tsx')).AccountForm)

type Props = { step: PropertyStep; children: (wizard: StepWizard) => ReactNode }

/** A wizard step for the property in the URL or a new one. Owners without a name enter it first. */
export function WizardPage({ step, children }: Props) {
  const t = useMessages(stepFormMessages)
  const owner = useOwner()
  const { id } = useParams()
  const { data: property, error, isFetching, refetch } = useProperty(id)
  useTitleDetail(property?.name)
  const isNamed = Boolean(owner.firstName && owner.lastName)
  const [wasNamed] = useState(isNamed)

  // Someone else's property looks like one that does not exist.
  if (error instanceof ApiError && error.status === 404) return <lateNotFound.Part isNeeded />
  if (!isNamed) {
    return (
      <WizardFrame step="identity" property={property}>
        <accountForm.Part isNeeded owner={owner} submitLabel={t.next}>
          <Skeleton count={4} />
        </accountForm.Part>
      </WizardFrame>
    )
  }
  return (
    <WizardFrame step={step} property={property} takesFocus={!wasNamed}>
      {id === undefined || property ? (
        <WizardStep step={step} property={property}>
          {children}
        </WizardStep>
      ) : error ? (
        <PropertyFailure error={error} isPending={isFetching} onRetry={refetch} />
      ) : (
        <Skeleton count={4} />
      )}
    </WizardFrame>
  )
}
