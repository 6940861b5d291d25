import { useMessages } from '#platform/messages/messages.ts'
import { Rich } from '#platform/messages/rich.tsx'
import { Callout } from '#ui/callout/callout.tsx'
import { useAccountPaths } from './account-site.ts'
import { signUpMessages } from './sign-up.messages.ts'

/** What to do about it, beside the field; stays after the toast is gone. */
export function EmailInUse() {
  const t = useMessages(signUpMessages)
  const { home, forgottenPassword } = useAccountPaths()
  return (
    <Callout kind="warning">
      <Rich
        text={t.duplicate}
        signIn={(words) => <a href={home}>{words}</a>}
        reset={(words) => <a href={forgottenPassword}>{words}</a>}
      />
    </Callout>
  )
}
