import type { Conversation } from '@bailclair/domain/message/message.schema.ts'
import { useState } from 'react'
import { codeOf } from '#platform/api/code-of.ts'
import { useErrorTexts } from '#platform/api/use-error-texts.ts'
import { useMessages } from '#platform/messages/messages.ts'
import { showToast } from '#platform/toasts.ts'
import { useFailureToast } from '#platform/use-failure-toast.ts'
import { Button } from '#ui/button/button.tsx'
import { Callout } from '#ui/callout/callout.tsx'
import { lateQuestion } from '#ui/dialog/late-question.ts'
import { messageTexts } from './message.messages.ts'
import { type Side, useEndConversation } from './message.queries.ts'

type Props = { side: Side; applicationId: string; talk: Conversation }

/** Why nobody can write, and the way to end a conversation or open it again. */
export function EndConversation({ side, applicationId, talk: { closed, endedByMe } }: Props) {
  const t = useMessages(messageTexts)
  const errors = useErrorTexts()
  const [isAsking, setAsking] = useState(false)
  const onError = useFailureToast()
  const { mutate, isPending, error, reset } = useEndConversation(side, applicationId)
  const close = () => {
    reset()
    setAsking(false)
  }
  const end = () =>
    mutate(true, {
      onSuccess: () => {
        setAsking(false)
        showToast({ kind: 'success', text: t.ended })
      },
    })
  const reopen = () => mutate(false, { onSuccess: () => showToast({ kind: 'success', text: t.reopened }), onError })
  const reason = closed === 'ENDED' ? (endedByMe ? t.closed.mine : t.closed.other[side]) : closed && t.closed[closed]
  return (
    <>
      {reason && <Callout>{reason}</Callout>}
      {closed === 'ENDED' && endedByMe && (
        <div>
          <Button variant="secondary" pending={isPending} onClick={reopen}>
            {t.reopen}
          </Button>
        </div>
      )}
      {!closed && (
        <div>
          <Button variant="quiet" {...lateQuestion.intent} onClick={() => setAsking(true)}>
            {t.end}
          </Button>
        </div>
      )}
      <lateQuestion.Part
        isNeeded={isAsking}
        onFailed={close}
        open={isAsking}
        onCancel={close}
        onConfirm={end}
        pending={isPending}
        error={isAsking && error ? errors[codeOf(error)] : undefined}
        title={t.endTitle}
        text={t.endText[side]}
        confirmLabel={t.end}
      />
    </>
  )
}
