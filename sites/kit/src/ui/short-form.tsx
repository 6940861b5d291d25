import type { ReactNode } from 'react'
import type { Form } from '#platform/form/use-form.ts'
import { useMessages } from '#platform/messages/messages.ts'
import { Button } from './button/button.tsx'
import { Callout } from './callout/callout.tsx'
import { ErrorSummary } from './error-summary/error-summary.tsx'
import { RequiredNote } from './field/field.tsx'
import { Cluster, Stack } from './layout/layout.tsx'
import { uiMessages } from './ui.messages.ts'

type Props<Values extends object> = {
  form: Form<Values>
  submitLabel: string
  /** Every field is required. Not needed for a single field. */
  allRequired?: boolean
  children: ReactNode
}

/** A form with one button: errors first, then fields, then the failure. */
export function ShortForm<Values extends object>({ form, submitLabel, allRequired, children }: Props<Values>) {
  const t = useMessages(uiMessages)
  return (
    <form className="measure" {...form.props}>
      <Stack gap={24}>
        <noscript>
          <Callout kind="warning">{t.formNeedsScript}</Callout>
        </noscript>
        <ErrorSummary {...form.summary} />
        {allRequired && <RequiredNote all />}
        {children}
        {form.failure && (
          <Callout kind="danger" role="alert">
            {form.failure.text}
          </Callout>
        )}
        <Cluster>
          <Button type="submit" pending={form.isPending}>
            {submitLabel}
          </Button>
        </Cluster>
      </Stack>
    </form>
  )
}
