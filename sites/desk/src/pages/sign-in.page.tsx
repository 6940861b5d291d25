import { useAccountPaths } from '@bailclair/site-kit/identity/account-site.ts'
import { useMessages } from '@bailclair/site-kit/platform/messages/messages.ts'
import { ButtonLink } from '@bailclair/site-kit/ui/button/button.tsx'
import { Column } from '@bailclair/site-kit/ui/layout/layout.tsx'
import { Outcome } from '@bailclair/site-kit/ui/outcome/outcome.tsx'
import { signInMessages } from './sign-in.messages.ts'

/** The only page a visitor without a staff account sees. */
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
