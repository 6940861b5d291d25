import type { PropertySummary } from '@bailclair/domain/property/property-answer.schema.ts'
import { stepState } from '@bailclair/domain/property/step-state.rules.ts'
import { type WizardStep, wizardSteps } from '@bailclair/domain/property/wizard.rules.ts'
import { useMessages } from '@bailclair/site-kit/platform/messages/messages.ts'
import { Column } from '@bailclair/site-kit/ui/layout/layout.tsx'
import { PageHeader } from '@bailclair/site-kit/ui/page-header/page-header.tsx'
import { type Step, Stepper } from '@bailclair/site-kit/ui/stepper/stepper.tsx'
import type { ReactNode } from 'react'
import { pathToStep } from '../step-paths.ts'
import { wizardMessages } from './wizard.messages.ts'

type Props = {
  step: WizardStep
  /** Absent until the first save: then no other step can be opened. */
  property: PropertySummary | undefined
  /** It takes the place of another step at the same address. */
  takesFocus?: boolean | undefined
  children: ReactNode
}

/** A page of the wizard: the menu of the steps, a title with one sentence of help, then the step itself. */
export function WizardFrame({ step, property, takesFocus, children }: Props) {
  const t = useMessages(wizardMessages)
  const { title, help } = t.steps[step]
  const steps = wizardSteps(step !== 'identity').map((one): Step => {
    const label = t.steps[one].label
    if (step === 'identity' || one === 'identity') return { key: one, label, state: one === step ? 'current' : 'todo' }
    const href = property && pathToStep(one, property.id)
    return { key: one, label, state: stepState(one, step, property), href }
  })
  return (
    <Column wide className="with-aside">
      <Stepper steps={steps} label={t.menu} />
      <div>
        <PageHeader title={title} takesFocus={takesFocus}>
          {help}
        </PageHeader>
        {children}
      </div>
    </Column>
  )
}
