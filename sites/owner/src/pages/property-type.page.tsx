import { prefetchProperty } from '#property/property.queries.ts'
import { TypeStep } from '#property/wizard/type-step.tsx'
import { WizardPage } from './wizard-page.tsx'

export default function PropertyTypePage() {
  return <WizardPage step="type">{(wizard) => <TypeStep {...wizard} />}</WizardPage>
}
PropertyTypePage.prefetch = prefetchProperty
