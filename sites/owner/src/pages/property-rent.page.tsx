import { prefetchProperty } from '#property/property.queries.ts'
import { RentStep } from '#property/wizard/rent-step.tsx'
import { WizardPage } from './wizard-page.tsx'

export default function PropertyRentPage() {
  return <WizardPage step="rent">{(wizard) => <RentStep {...wizard} />}</WizardPage>
}
PropertyRentPage.prefetch = prefetchProperty
