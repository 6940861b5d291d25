import type { SignalKind } from '@bailclair/domain/signal/signal.schema.ts'
import { codeOf } from '@bailclair/site-kit/platform/api/code-of.ts'
import { useErrorTexts } from '@bailclair/site-kit/platform/api/use-error-texts.ts'
import { useMessages } from '@bailclair/site-kit/platform/messages/messages.ts'
import { showToast } from '@bailclair/site-kit/platform/toasts.ts'
import { Button } from '@bailclair/site-kit/ui/button/button.tsx'
import { Icon } from '@bailclair/site-kit/ui/icon/icon.tsx'
import { useEffect, useRef } from 'react'
import { signalNameMessages } from '#verification/signal-name.messages.ts'
import { signalMessages } from './signal.messages.ts'
import { type Opinion, useJudgeSignal } from './signal.queries.ts'

type Props = { documentId: string; kind: SignalKind; isUseful: boolean | undefined; disabled: boolean }

/** Shown as pressed at once. Pressed again, it is taken back. */
export function SignalOpinion({ documentId, kind, isUseful, disabled }: Props) {
  const t = useMessages(signalMessages)
  const name = useMessages(signalNameMessages)[kind]
  const errors = useErrorTexts()
  const isShown = useIsShown()
  const group = useRef<HTMLDivElement>(null)
  const textOf = (cause: Error, said: Opinion) => {
    const why = errors[codeOf(cause)]
    return said === null ? t.failed.takenBack(why) : t.failed.said(said ? t.useful : t.notUseful, why)
  }
  const judge = useJudgeSignal(documentId, kind, (cause, said) => {
    // somebody who went on to another document reads it there
    if (!isShown.current) showToast({ kind: 'danger', text: textOf(cause, said) })
  })
  const opinion = judge.isPending ? judge.variables : (isUseful ?? null)
  const choice = (value: boolean, label: string) => (
    <Button
      variant="secondary"
      compact
      aria-pressed={opinion === value}
      disabled={disabled}
      onClick={() => judge.mutate(opinion === value ? null : value)}
    >
      {label}
    </Button>
  )
  function retry(said: Opinion) {
    // the button goes with the message
    group.current?.focus()
    judge.mutate(said)
  }

  return (
    <>
      {/* biome-ignore lint/a11y/useSemanticElements: a fieldset cannot be a row in every browser */}
      <div
        ref={group}
        className="signal-opinion"
        role="group"
        aria-label={t.opinionOn(name)}
        aria-busy={judge.isPending}
        tabIndex={-1}
      >
        {choice(true, t.useful)}
        {choice(false, t.notUseful)}
      </div>
      {judge.isError && (
        <div className="signal-failed" role="alert">
          <p className="field-error">
            <Icon name="danger" />
            <span>{textOf(judge.error, judge.variables)}</span>
          </p>
          <Button variant="secondary" compact disabled={disabled} onClick={() => retry(judge.variables)}>
            {t.retry}
          </Button>
        </div>
      )}
    </>
  )
}

function useIsShown() {
  const isShown = useRef(true)
  useEffect(() => {
    isShown.current = true
    return () => {
      isShown.current = false
    }
  }, [])
  return isShown
}
