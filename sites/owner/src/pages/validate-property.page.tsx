import { Skeleton } from '@bailclair/site-kit/ui/skeleton/skeleton.tsx'
import { lateEnergyStanding } from '#energy-certificate/late-parts.ts'
import { useLettingBan } from '#energy-certificate/letting-ban-notice.tsx'
import { prefetchProperty } from '#property/property.queries.ts'
import type { StepWizard } from '#property/wizard/step-wizard.ts'
import { ValidateStep } from '#property/wizard/validate-step.tsx'
import { PropertyNotices } from './property-notices.tsx'
import { WizardPage } from './wizard-page.tsx'

function ValidatePage(wizard: StepWizard) {
  const { property, save, removeCertificate } = wizard
  const isBanned = useLettingBan(property ?? {}) !== undefined
  return (
    <ValidateStep
      {...wizard}
      isBanned={isBanned}
      notices={
        property && (
          <PropertyNotices
            property={property}
            onConfirm={() => save({ dpeConfirmed: true })}
            onRemove={removeCertificate}
          />
        )
      }
      energy={
        property && (
          <lateEnergyStanding.Part isNeeded facts={property}>
            <Skeleton count={5} />
          </lateEnergyStanding.Part>
        )
      }
    />
  )
}

export default function ValidatePropertyPage() {
  return <WizardPage step="validate">{(wizard) => <ValidatePage {...wizard} />}</WizardPage>
}
ValidatePropertyPage.prefetch = prefetchProperty
