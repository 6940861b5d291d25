import { prefetchProperty } from '#property/property.queries.ts'
import { FurnitureStep } from '#property/wizard/furniture-step.tsx'
import { WizardPage } from './wizard-page.tsx'

export default function PropertyFurniturePage() {
  return <WizardPage step="furniture">{(wizard) => <FurnitureStep {...wizard} />}</WizardPage>
}
PropertyFurniturePage.prefetch = prefetchProperty
