import { useState } from 'react'
import { useMessages } from '#platform/messages/messages.ts'
import { Button } from '#ui/button/button.tsx'
import { ErrorSummary } from '#ui/error-summary/error-summary.tsx'
import { MoneyField } from '#ui/field/number-field.tsx'
import { Cluster, Stack } from '#ui/layout/layout.tsx'
import { PageHeader } from '#ui/page-header/page-header.tsx'
import { type Step, Stepper } from '#ui/stepper/stepper.tsx'
import { galleryMessages } from './gallery.messages.ts'
import { Sample, Section } from './sample.tsx'

/** A step of the wizard as a whole: menu, title, summary of errors, fields, one button. */
export function FormSample() {
  const t = useMessages(galleryMessages).form
  const [attempt, setAttempt] = useState(0)
  const states: Step['state'][] = ['done', 'done', 'missing', 'done', 'done', 'current', 'todo', 'todo']
  const steps = Object.entries(t.steps).map(([key, label], index): Step => {
    const state = states[index] ?? 'todo'
    return { key, label, state, href: state === 'todo' ? undefined : '#content' }
  })
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
                <Cluster>
                  <Button type="submit">{t.next}</Button>
                  <Button variant="quiet">{t.previous}</Button>
                </Cluster>
              </Stack>
            </form>
          </div>
        </div>
      </Sample>
    </Section>
  )
}
