import { useMessages } from '#platform/messages/messages.ts'
import { pathTo } from '#platform/paths.ts'
import { useSiteConfig } from '#platform/site-config.ts'
import { useSignIn } from '#platform/use-sign-in.ts'
import { Button } from '#ui/button/button.tsx'
import { signUpMessages } from './sign-up.messages.ts'

/** Signs up, or in, through the national identity federation (spec §2), past the form for a password. */
export function FederationButton() {
  const t = useMessages(signUpMessages)
  const { federation } = useSiteConfig()
  const { signIn, isPending } = useSignIn()
  const start = () => signIn({ returnTo: pathTo('Dashboard'), idpHint: federation.alias })
  return (
    <Button variant="secondary" icon="key" wide pending={isPending} onClick={start}>
      {t.federation(federation.name)}
    </Button>
  )
}
