import { prefetchProperty } from '#property/property.queries.ts'
import { NameStep } from '#property/wizard/name-step.tsx'
import { WizardPage } from './wizard-page.tsx'

export default function PropertyNamePage() {
  return <WizardPage step="name">{(wizard) => <NameStep {...wizard} />}</WizardPage>
}
PropertyNamePage.prefetch = prefetchProperty
