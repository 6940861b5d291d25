import type { ReactNode } from 'react'
import { useAccountPaths } from '#identity/account-site.ts'
import { useMessages } from '#platform/messages/messages.ts'
import { useSession } from '#platform/session.ts'
import { useSiteConfig } from '#platform/site-config.ts'
import { useSignOut } from '#platform/use-sign-out.ts'
import { Button, ButtonLink } from '#ui/button/button.tsx'
import { Brand } from './brand.tsx'
import { layoutMessages } from './layout.messages.ts'
import { MenuOpener, SiteMenu } from './site-menu.tsx'
import { SpaceLinks } from './space-links.tsx'

/** Site name, links to the other areas, sign-in, and the menu with the site's own links. */
export function SiteHeader({ area, children }: { area: 'owner' | 'tenant'; children: ReactNode }) {
  const t = useMessages(layoutMessages)
  const { name } = useSiteConfig()
  const { landing } = useAccountPaths()
  return (
    <header className="site-header">
      <div className="site-header-bar column column-wide">
        <a className="site-brand" href={landing} aria-label={t.home(name)}>
          <Brand />
          {name}
        </a>
        <nav className="site-spaces wide-only" aria-label={t.spaces}>
          <SpaceLinks area={area} />
        </nav>
        <SessionAction />
        <MenuOpener />
      </div>
      <SiteMenu area={area}>{children}</SiteMenu>
    </header>
  )
}

function SessionAction() {
  const t = useMessages(layoutMessages)
  const session = useSession()
  const { home } = useAccountPaths()
  const { signOut, isPending } = useSignOut()
  if (session.status !== 'signed-in') {
    return (
      <ButtonLink className="site-session" variant="secondary" href={home} icon="user" compact>
        {t.signIn}
      </ButtonLink>
    )
  }
  return (
    <Button className="site-session" variant="secondary" icon="sign-out" compact pending={isPending} onClick={signOut}>
      {t.signOut}
    </Button>
  )
}
