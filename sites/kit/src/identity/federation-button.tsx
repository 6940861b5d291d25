import { useMessages } from '#platform/messages/messages.ts'
import { useSiteConfig } from '#platform/site-config.ts'
import { useSignIn } from '#platform/use-sign-in.ts'
import { Button } from '#ui/button/button.tsx'
import { useAccountPaths } from './account-site.ts'
import { signUpMessages } from './sign-up.messages.ts'

/** Signs up or in through the national identity federation, without a password. */
export function FederationButton({ onPress }: { onPress: (() => void) | undefined }) {
  const t = useMessages(signUpMessages)
  const { federation } = useSiteConfig()
  const { home } = useAccountPaths()
  const { signIn, isPending } = useSignIn()
  const start = () => {
    onPress?.()
    signIn({ returnTo: home, idpHint: federation.alias })
  }
  return (
    <Button variant="secondary" icon="key" wide pending={isPending} onClick={start}>
      {t.federation(federation.name)}
    </Button>
  )
}
