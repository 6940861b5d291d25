import { useMessages } from '#platform/messages/messages.ts'
import { useSignOut } from '#platform/use-sign-out.ts'
import { Button } from '#ui/button/button.tsx'
import { Callout } from '#ui/callout/callout.tsx'
import { emailOfOtherAccountMessages } from './email-of-other-account.messages.ts'

/** Beside the field in which somebody signed in asked for an address that has an account. */
export function EmailOfOtherAccount() {
  const t = useMessages(emailOfOtherAccountMessages)
  const { signOut, isPending } = useSignOut()
  return (
    <Callout
      kind="warning"
      actions={
        <Button variant="secondary" icon="sign-out" pending={isPending} onClick={signOut}>
          {t.signOut}
        </Button>
      }
    >
      {t.text}
    </Callout>
  )
}
