import { invitationParameter } from '@bailclair/domain/site/tenant-site-paths.ts'
import { useMessages } from '@bailclair/site-kit/platform/messages/messages.ts'
import { useSession } from '@bailclair/site-kit/platform/session.ts'
import { useSignIn } from '@bailclair/site-kit/platform/use-sign-in.ts'
import { Button, ButtonLink } from '@bailclair/site-kit/ui/button/button.tsx'
import { Cluster } from '@bailclair/site-kit/ui/layout/layout.tsx'
import { useEffect } from 'react'
import { pathTo } from '#platform/paths.ts'
import { invitationMessages } from './invitation.messages.ts'

/** Joining needs an account: sign-in and sign-up both return here. */
export function SignInToJoin({ token }: { token: string }) {
  const { ways: t } = useMessages(invitationMessages)
  const session = useSession()
  const { signIn, isPending } = useSignIn()
  const ask = session.status === 'unknown' ? session.ask : undefined

  // Checks the session, so that signed-in visitors need not sign in again.
  useEffect(() => ask?.(), [ask])

  return (
    <section className="invitation-answer">
      <h2>{t.title}</h2>
      <p>{t.text}</p>
      <Cluster className="invitation-ways">
        <Button icon="user" pending={isPending} onClick={() => signIn({ returnTo: pathTo('Invitation', { token }) })}>
          {t.signIn}
        </Button>
        <ButtonLink
          icon="plus"
          variant="secondary"
          href={`${pathTo('Register')}?${new URLSearchParams({ [invitationParameter]: token })}`}
        >
          {t.create}
        </ButtonLink>
      </Cluster>
    </section>
  )
}
