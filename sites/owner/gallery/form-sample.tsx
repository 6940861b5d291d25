import { ApiError } from '@bailclair/site-kit/platform/api/api-error.ts'
import { ErrorSummary } from '@bailclair/site-kit/ui/error-summary/error-summary.tsx'
import { MoneyField } from '@bailclair/site-kit/ui/field/number-field.tsx'
import { Stack } from '@bailclair/site-kit/ui/layout/layout.tsx'
import { PageHeader } from '@bailclair/site-kit/ui/page-header/page-header.tsx'
import { StepActions } from '@bailclair/site-kit/ui/step-form/step-actions.tsx'
import type { StepFrame } from '@bailclair/site-kit/ui/step-form/step-frame.ts'
import { ConflictNotice, FailureNotice } from '@bailclair/site-kit/ui/step-form/step-notices.tsx'
import { type Step, Stepper } from '@bailclair/site-kit/ui/stepper/stepper.tsx'
import { useState } from 'react'
import { Sample, Section } from './sample.tsx'

const t = {
  title: 'Form',
  wizard: 'A step of adding a property',
  heading: 'What is the rent?',
  help: 'The amount you ask each month, with the charges apart.',
  back: 'My properties',
  rent: 'Monthly rent without charges',
  rentError: 'The price must be positive',
  charges: 'Monthly charges',
  chargesHint: 'Write 0 if there are none.',
  chargesError: 'The price must be greater than or equal to 0',
  previous: 'Back',
  notices: 'A save that does not succeed',
  failure: 'The service is not answering. Check your connection, then try again.',
  steps: {
    name: 'Name',
    type: 'Property type',
    address: 'Address',
    furniture: 'Furniture',
    space: 'Living space',
    rent: 'Rent and charges',
    diagnostic: 'Energy certificate',
    validate: 'Validation',
  },
}

const nothing = { load: () => undefined, overwrite: () => undefined }

/** A whole wizard step: menu, title, error summary, fields, buttons, and failed saves. */
export function FormSample() {
  const [attempt, setAttempt] = useState(0)
  const states: Step['state'][] = ['done', 'done', 'missing', 'done', 'done', 'current', 'todo', 'todo']
  const steps = Object.entries(t.steps).map(([key, label], index): Step => {
    const state = states[index] ?? 'todo'
    return { key, label, state, href: state === 'todo' ? undefined : '#content' }
  })
  const frame: StepFrame = {
    draftKey: 'gallery',
    back: { href: '#content', label: t.previous },
    leaveTo: () => undefined,
    canReturn: true,
    conflict: undefined,
    kept: [],
  }
  const answers = (value: string) => [{ label: t.rent, value }]
  const errors = [
    { fieldId: 'gallery-rent', message: t.rentError },
    { fieldId: 'gallery-charges', message: t.chargesError },
  ]
  return (
    <Section title={t.title}>
      <Sample title={t.wizard}>
        <div className="with-aside">
          <Stepper steps={steps} />
          <div>
            <PageHeader title={t.heading} back={{ href: '#content', label: t.back }}>
              {t.help}
            </PageHeader>
            <form
              noValidate
              onSubmit={(event) => {
                event.preventDefault()
                setAttempt(attempt + 1)
              }}
            >
              <Stack gap={24}>
                <ErrorSummary errors={errors} attempt={attempt} />
                <Stack>
                  <MoneyField id="gallery-rent" label={t.rent} required error={t.rentError} />
                  <MoneyField
                    id="gallery-charges"
                    label={t.charges}
                    hint={t.chargesHint}
                    required
                    error={t.chargesError}
                  />
                </Stack>
                <StepActions frame={frame} isPending={false} />
              </Stack>
            </form>
          </div>
        </div>
      </Sample>
      <Sample title={t.notices}>
        <Stack>
          <ConflictNotice conflict={nothing} answers={{ saved: answers('700\u202F€'), typed: answers('650\u202F€') }} />
          <FailureNotice failure={{ error: new ApiError('NetworkFailure'), text: t.failure }} isPending={false} />
        </Stack>
      </Sample>
    </Section>
  )
}
