import { latePart } from '@bailclair/site-kit/ui/late-part/late-part.tsx'
import { Skeleton } from '@bailclair/site-kit/ui/skeleton/skeleton.tsx'
import { prefetchProperty } from '#property/property.queries.ts'
import { RentStep } from '#property/wizard/rent-step.tsx'
import type { StepWizard } from '#property/wizard/step-wizard.ts'
import { usePlaceInTime } from '#rent-control/use-place-in-time.ts'
import { WizardPage } from './wizard-page.tsx'

const rentLimits = latePart(async () => (await import('#rent-control/rent-limits.tsx')).RentLimits)

function RentPage(wizard: StepWizard) {
  const { property } = wizard
  const { place, reading, isWaiting } = usePlaceInTime(property, rentLimits.load)
  if (isWaiting) return <Skeleton count={4} />
  return (
    <RentStep
      {...wizard}
      place={place}
      limits={(typed, idOf) =>
        reading && (
          <rentLimits.Part isNeeded place={place} reading={reading} home={{ ...property, ...typed }} idOf={idOf}>
            <Skeleton count={5} />
          </rentLimits.Part>
        )
      }
    />
  )
}

export default function PropertyRentPage() {
  return <WizardPage step="rent">{(wizard) => <RentPage {...wizard} />}</WizardPage>
}
PropertyRentPage.prefetch = prefetchProperty
