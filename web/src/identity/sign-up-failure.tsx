import type { ApiError } from '@bailclair/front/platform/api/api-error.ts'
import { useMessages } from '@bailclair/front/platform/messages/messages.ts'
import { Rich } from '@bailclair/front/platform/messages/rich.tsx'
import { Callout } from '@bailclair/front/ui/callout/callout.tsx'
import { pathTo } from '#platform/paths.ts'
import { signUpMessages } from './sign-up.messages.ts'

/** What to do about it, which stays when the toast has gone. */
export function SignUpFailure({ error, text }: { error: ApiError; text: string }) {
  const t = useMessages(signUpMessages)
  if (error.code !== 'UniqueEmailActiveAccount') return <Callout kind="danger">{text}</Callout>
  return (
    <Callout kind="warning">
      <Rich
        text={t.duplicate}
        signIn={(words) => <a href={pathTo('Dashboard')}>{words}</a>}
        reset={(words) => <a href={pathTo('ForgottenPassword')}>{words}</a>}
      />
    </Callout>
  )
}
