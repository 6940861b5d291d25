import { DiagnosticStep } from '#energy-certificate/diagnostic-step.tsx'
import { prefetchProperty } from '#property/property.queries.ts'
import { WizardPage } from './wizard-page.tsx'

export default function PropertyDiagnosticPage() {
  return <WizardPage step="diagnostic">{(wizard) => <DiagnosticStep {...wizard} />}</WizardPage>
}
PropertyDiagnosticPage.prefetch = prefetchProperty
