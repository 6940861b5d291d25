import type { Property } from '@bailclair/domain/property/property-answer.schema.ts'
import type { PropertyStep } from '@bailclair/domain/property/wizard.rules.ts'
import { Fragment, type ReactNode } from 'react'
import type { StepWizard } from './step-wizard.ts'
import { useWizardStep } from './use-wizard-step.ts'

type Props = { step: PropertyStep; property: Property | undefined; children: (wizard: StepWizard) => ReactNode }

/** One step of the wizard. It starts over when what was saved elsewhere takes the place of what it began with. */
export function WizardStep({ step, property, children }: Props) {
  const { round, ...wizard } = useWizardStep(step, property)
  return <Fragment key={round}>{children(wizard)}</Fragment>
}
