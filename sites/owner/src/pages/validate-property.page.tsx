import { EnergyStanding } from '#energy-certificate/energy-standing.tsx'
import { ValidateStep } from '#property/wizard/validate-step.tsx'
import { WizardPage } from './wizard-page.tsx'

export default function ValidatePropertyPage() {
  return (
    <WizardPage step="validate">
      {(wizard) => <ValidateStep {...wizard} energy={wizard.property && <EnergyStanding facts={wizard.property} />} />}
    </WizardPage>
  )
}
