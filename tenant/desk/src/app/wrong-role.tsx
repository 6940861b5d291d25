import { useMessages } from '@bailclair/front/platform/messages/messages.ts'
import { useSignOut } from '@bailclair/front/platform/use-sign-out.ts'
import { Button } from '@bailclair/front/ui/button/button.tsx'
import { Column } from '@bailclair/front/ui/layout/layout.tsx'
import { Outcome } from '@bailclair/front/ui/outcome/outcome.tsx'
import { wrongRoleMessages } from './wrong-role.messages.ts'

/** In the place of every page, for an account of the team that may not verify files. */
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
