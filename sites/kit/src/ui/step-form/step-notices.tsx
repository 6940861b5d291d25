import { useEffect, useId, useRef } from 'react'
import type { ApiError } from '#platform/api/api-error.ts'
import { useMessages } from '#platform/messages/messages.ts'
import { Button } from '#ui/button/button.tsx'
import { Callout } from '#ui/callout/callout.tsx'
import { stepFormMessages } from './step-form.messages.ts'
import type { Answer, Conflict } from './step-frame.ts'

type FailureProps = { failure: { error: ApiError; text: string }; isPending: boolean }

/** A save that failed: nothing typed is lost, and it can be tried again. */
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

/** Two people, or two tabs: neither answer is lost until someone has chosen. */
export function ConflictNotice({ conflict, answers }: ConflictProps) {
  const t = useMessages(stepFormMessages).conflict

  /** The version that a save carries is changed before it is sent. */
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
          {/* Sent within the press: by its end this notice is gone, and a submit button of it would belong to no form. */}
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

/** What was typed before the state saved elsewhere took its place, and the place of the button that was pressed. */
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
