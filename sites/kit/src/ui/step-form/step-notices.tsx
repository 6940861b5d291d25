import { useEffect, useId, useRef } from 'react'
import type { ApiError } from '#platform/api/api-error.ts'
import { useMessages } from '#platform/messages/messages.ts'
import { Button } from '#ui/button/button.tsx'
import { Callout } from '#ui/callout/callout.tsx'
import { stepFormMessages } from './step-form.messages.ts'
import type { Answer, Conflict } from './step-frame.ts'

type FailureProps = { failure: { error: ApiError; text: string }; isPending: boolean }

/** A failed save. Input is kept, so it can be retried. */
export function FailureNotice({ failure, isPending }: FailureProps) {
  const t = useMessages(stepFormMessages).failure
  return (
    <Callout
      kind="danger"
      role="alert"
      title={t.title}
      actions={
        <Button type="submit" variant="secondary" icon="refresh" compact pending={isPending}>
          {t.retry}
        </Button>
      }
    >
      {failure.text} {t.kept}
    </Callout>
  )
}

type ConflictProps = {
  conflict: Conflict
  answers: { saved: readonly Answer[]; typed: readonly Answer[] } | undefined
}

/** Data saved by someone else or in another tab. Nothing is lost until someone chooses (decision 90). */
export function ConflictNotice({ conflict, answers }: ConflictProps) {
  const t = useMessages(stepFormMessages).conflict

  /** The version is updated before the form is sent. */
  function overwrite({ form }: HTMLButtonElement) {
    conflict.overwrite()
    form?.requestSubmit()
  }

  return (
    <Callout
      kind="warning"
      role="alert"
      title={t.title}
      actions={
        <>
          <Button variant="secondary" compact onClick={() => conflict.load(answers?.typed ?? [])}>
            {t.load}
          </Button>
          {/* Submits in the handler: the notice disappears, and a submit button in it would lose its form. */}
          <Button variant="secondary" compact onClick={({ currentTarget }) => overwrite(currentTarget)}>
            {t.overwrite}
          </Button>
        </>
      }
    >
      <p>{t.text}</p>
      {answers && (
        <div className="step-answers">
          <Answers title={t.saved} answers={answers.saved} />
          <Answers title={t.typed} answers={answers.typed} />
        </div>
      )}
    </Callout>
  )
}

/** The typed input, shown after the newer state was loaded. Takes the focus of the pressed button. */
export function KeptNotice({ answers }: { answers: readonly Answer[] }) {
  const t = useMessages(stepFormMessages)
  const notice = useRef<HTMLDivElement>(null)
  useEffect(() => notice.current?.focus(), [])
  if (answers.length === 0) return null
  return (
    <div ref={notice} tabIndex={-1}>
      <Callout>
        <Answers title={t.kept} answers={answers} />
      </Callout>
    </div>
  )
}

function Answers({ title, answers }: { title: string; answers: readonly Answer[] }) {
  const titleId = useId()
  return (
    <div>
      <p id={titleId} className="step-answers-title">
        {title}
      </p>
      <ul className="step-answers-list" aria-labelledby={titleId}>
        {answers.map(({ label, value }) => (
          <li key={label}>
            <span className="muted">{label}</span> {value || '–'}
          </li>
        ))}
      </ul>
    </div>
  )
}
