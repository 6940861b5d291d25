import { ApiError } from '#platform/api/api-error.ts'
import { errorMessages } from '#platform/api/error.messages.ts'
import { useMessages } from '#platform/messages/messages.ts'
import { showToast } from '#platform/toasts.ts'
import { useSignOut } from '#platform/use-sign-out.ts'
import { Button } from '#ui/button/button.tsx'
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
