import { prefetchProperty } from '#property/property.queries.ts'
import { AddressStep } from '#property/wizard/address-step.tsx'
import { WizardPage } from './wizard-page.tsx'

export default function PropertyAddressPage() {
  return <WizardPage step="address">{(wizard) => <AddressStep {...wizard} />}</WizardPage>
}
PropertyAddressPage.prefetch = prefetchProperty
