import { ApiError } from '@bailclair/front/platform/api/api-error.ts'
import { errorMessages } from '@bailclair/front/platform/api/error.messages.ts'
import { useMessages } from '@bailclair/front/platform/messages/messages.ts'
import { showToast } from '@bailclair/front/platform/toasts.ts'
import { useSignOut } from '@bailclair/front/platform/use-sign-out.ts'
import { Button } from '@bailclair/front/ui/button/button.tsx'
import { accountMessages } from './account.messages.ts'
import { useEndAllSessions } from './owner.queries.ts'

export function EndAllSessions() {
  const t = useMessages(accountMessages)
  const errors = useMessages(errorMessages)
  const { signOut } = useSignOut()
  const { mutate, isPending } = useEndAllSessions()
  const endAll = () =>
    mutate(undefined, {
      onSuccess: signOut,
      onError: (cause) =>
        showToast({ kind: 'danger', text: errors[cause instanceof ApiError ? cause.code : 'Unexpected'] }),
    })
  return (
    <Button variant="secondary" icon="sign-out" pending={isPending} onClick={endAll}>
      {t.sessions.action}
    </Button>
  )
}
