import { useMessages } from '@bailclair/site-kit/platform/messages/messages.ts'
import { useSignOut } from '@bailclair/site-kit/platform/use-sign-out.ts'
import { Button } from '@bailclair/site-kit/ui/button/button.tsx'
import { Column } from '@bailclair/site-kit/ui/layout/layout.tsx'
import { Outcome } from '@bailclair/site-kit/ui/outcome/outcome.tsx'
import { wrongRoleMessages } from './wrong-role.messages.ts'

/** Replaces every page for a staff account without the verifier role. */
export function WrongRole() {
  const t = useMessages(wrongRoleMessages)
  const { signOut, isPending } = useSignOut()
  return (
    <Column role="alert">
      <Outcome
        illustration="closed-door"
        title={t.title}
        actions={
          <Button icon="sign-out" pending={isPending} onClick={signOut}>
            {t.signOut}
          </Button>
        }
      >
        <p>{t.help}</p>
      </Outcome>
    </Column>
  )
}
