import { FurnitureStep } from '#property/wizard/furniture-step.tsx'
import { WizardPage } from './wizard-page.tsx'

export default function PropertyFurniturePage() {
  return <WizardPage step="furniture">{(wizard) => <FurnitureStep {...wizard} />}</WizardPage>
}
