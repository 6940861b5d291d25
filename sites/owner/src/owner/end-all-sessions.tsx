import { useMessages } from '@bailclair/site-kit/platform/messages/messages.ts'
import { useFailureToast } from '@bailclair/site-kit/platform/use-failure-toast.ts'
import { useSignOut } from '@bailclair/site-kit/platform/use-sign-out.ts'
import { Button } from '@bailclair/site-kit/ui/button/button.tsx'
import { accountMessages } from './account.messages.ts'
import { useEndAllSessions } from './owner.queries.ts'

export function EndAllSessions() {
  const t = useMessages(accountMessages)
  const onError = useFailureToast()
  const { signOut } = useSignOut()
  const { mutate, isPending } = useEndAllSessions()
  return (
    <Button
      variant="secondary"
      icon="sign-out"
      pending={isPending}
      onClick={() => mutate(undefined, { onSuccess: signOut, onError })}
    >
      {t.sessions.action}
    </Button>
  )
}
