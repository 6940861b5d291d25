import type { ReactNode } from 'react'
import { useAccountPaths } from '#identity/account-site.ts'
import { useMessages } from '#platform/messages/messages.ts'
import { useSession } from '#platform/session.ts'
import { useSignOut } from '#platform/use-sign-out.ts'
import { Button, ButtonLink } from '#ui/button/button.tsx'
import { HeaderFrame } from './header-frame.tsx'
import { layoutMessages } from './layout.messages.ts'

/** The header of the site's own pages: sign-in or sign-out, and the menu with the site's own links. */
export function SiteHeader({ area, children }: { area: 'owner' | 'tenant'; children: ReactNode }) {
  const { home, landing } = useAccountPaths()
  const here = useSession().status === 'signed-in' ? home : landing
  return (
    <HeaderFrame area={area} landing={landing} here={here} action={<SessionAction />}>
      {children}
    </HeaderFrame>
  )
}

function SessionAction() {
  const t = useMessages(layoutMessages)
  const session = useSession()
  const { home } = useAccountPaths()
  const { signOut, isPending } = useSignOut()
  if (session.status !== 'signed-in') return <SignInAction href={home}>{t.signIn}</SignInAction>
  return (
    <Button className="site-session" variant="secondary" icon="sign-out" compact pending={isPending} onClick={signOut}>
      {t.signOut}
    </Button>
  )
}

export const SignInAction = ({ href, children }: { href: string; children: ReactNode }) => (
  <ButtonLink className="site-session" variant="secondary" href={href} icon="user" compact>
    {children}
  </ButtonLink>
)
