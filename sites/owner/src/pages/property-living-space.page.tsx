import { prefetchProperty } from '#property/property.queries.ts'
import { LivingSpaceStep } from '#property/wizard/living-space-step.tsx'
import { WizardPage } from './wizard-page.tsx'

export default function PropertyLivingSpacePage() {
  return <WizardPage step="livingSpace">{(wizard) => <LivingSpaceStep {...wizard} />}</WizardPage>
}
PropertyLivingSpacePage.prefetch = prefetchProperty
