import { useAccountPaths } from '@bailclair/front/identity/account-site.ts'
import { useMessages } from '@bailclair/front/platform/messages/messages.ts'
import { ButtonLink } from '@bailclair/front/ui/button/button.tsx'
import { Column } from '@bailclair/front/ui/layout/layout.tsx'
import { Outcome } from '@bailclair/front/ui/outcome/outcome.tsx'
import { signInMessages } from './sign-in.messages.ts'

/** All that someone without an account of the team ever sees of the desk. */
export default function SignInPage() {
  const t = useMessages(signInMessages)
  const { home } = useAccountPaths()
  return (
    <Column>
      <Outcome
        illustration="key"
        title={t.title}
        actions={
          <ButtonLink href={home} icon="user">
            {t.signIn}
          </ButtonLink>
        }
      >
        <p>{t.help}</p>
      </Outcome>
    </Column>
  )
}
