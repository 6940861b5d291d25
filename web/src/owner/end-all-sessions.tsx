import { ApiError } from '#platform/api/api-error.ts'
import { errorMessages } from '#platform/api/error.messages.ts'
import { useMessages } from '#platform/messages/messages.ts'
import { useSession } from '#platform/session.ts'
import { showToast } from '#platform/toasts.ts'
import { Button } from '#ui/button/button.tsx'
import { accountMessages } from './account.messages.ts'
import { useEndAllSessions } from './owner.queries.ts'

export function EndAllSessions() {
  const t = useMessages(accountMessages)
  const errors = useMessages(errorMessages)
  const session = useSession()
  const { mutate, isPending } = useEndAllSessions()
  const endAll = () =>
    mutate(undefined, {
      onSuccess: () => session.status === 'signed-in' && session.logout(),
      onError: (cause) =>
        showToast({ kind: 'danger', text: errors[cause instanceof ApiError ? cause.code : 'Unexpected'] }),
    })
  return (
    <Button variant="secondary" icon="sign-out" pending={isPending} onClick={endAll}>
      {t.sessions.action}
    </Button>
  )
}
