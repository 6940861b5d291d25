import { useMessages } from '@bailclair/front/platform/messages/messages.ts'
import { useSiteConfig } from '@bailclair/front/platform/site-config.ts'
import { useSignIn } from '@bailclair/front/platform/use-sign-in.ts'
import { Button } from '@bailclair/front/ui/button/button.tsx'
import { pathTo } from '#platform/paths.ts'
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
