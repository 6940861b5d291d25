import { type ReactNode, useEffect, useState } from 'react'
import { forgetDraft, useDraft } from '#platform/form/use-draft.ts'
import type { Form } from '#platform/form/use-form.ts'
import { useMessages } from '#platform/messages/messages.ts'
import { useBlocker } from '#platform/router/use-blocker.ts'
import { lateQuestion } from '#ui/dialog/late-question.ts'
import { ErrorSummary } from '#ui/error-summary/error-summary.tsx'
import { RequiredNote } from '#ui/field/field.tsx'
import { Stack } from '#ui/layout/layout.tsx'
import { StepActions } from './step-actions.tsx'
import { stepFormMessages } from './step-form.messages.ts'
import type { Answer, StepFrame } from './step-frame.ts'
import { ConflictNotice, FailureNotice, KeptNotice } from './step-notices.tsx'

type Props<Values extends object> = {
  form: Form<Values>
  frame: StepFrame
  /** Both states, to choose between them. */
  answers?: { saved: readonly Answer[]; typed: readonly Answer[] } | undefined
  /** Defaults to Continue. */
  submitLabel?: string | undefined
  /** Not needed for a single question. */
  required?: 'all' | 'some' | undefined
  children: ReactNode
}

/**
 * A step of a wizard: errors, fields, Continue and Back. Input survives a reload, a failed save and a change made
 * elsewhere; leaving with unsaved input asks first (decision 90).
 */
export function StepForm<Values extends object>(props: Props<Values>) {
  const { form, frame, answers, submitLabel, required, children } = props
  const t = useMessages(stepFormMessages)
  const { draftKey, conflict, kept } = frame
  const [fields] = useState(() => Object.keys(form.values) as (keyof Values & string)[])
  useDraft(draftKey, form, fields)
  // Once it is sending, navigation is ours.
  const question = useBlocker(form.isDirty && !form.isPending)

  // While sending, the newest state is our own. Without input there is no conflict.
  const isOutdated = conflict !== undefined && !form.isDirty && !form.isPending
  useEffect(() => {
    if (isOutdated) conflict?.load([])
  }, [isOutdated, conflict])

  function leave() {
    forgetDraft(draftKey)
    question.leave()
  }

  return (
    <form {...form.props} {...lateQuestion.intent}>
      <Stack gap={24}>
        <ErrorSummary {...form.summary} />
        <KeptNotice answers={kept} />
        {required && <RequiredNote all={required === 'all'} />}
        {children}
        {conflict && form.isDirty && !form.isPending ? (
          <ConflictNotice conflict={conflict} answers={answers} />
        ) : (
          form.failure && <FailureNotice failure={form.failure} isPending={form.isPending} />
        )}
        <StepActions frame={frame} isPending={form.isPending} submitLabel={submitLabel} />
      </Stack>
      <lateQuestion.Part
        isNeeded={question.isAsked}
        onFailed={question.stay}
        open={question.isAsked}
        onCancel={question.stay}
        onConfirm={leave}
        title={t.leaving.title}
        confirmLabel={t.leaving.confirm}
        text={t.leaving.text}
        danger
      />
    </form>
  )
}
