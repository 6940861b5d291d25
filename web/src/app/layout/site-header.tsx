import { useMessages } from '@bailclair/front/platform/messages/messages.ts'
import { useSession } from '@bailclair/front/platform/session.ts'
import { useSiteConfig } from '@bailclair/front/platform/site-config.ts'
import { useSignOut } from '@bailclair/front/platform/use-sign-out.ts'
import { Button, ButtonLink } from '@bailclair/front/ui/button/button.tsx'
import { pathTo } from '#platform/paths.ts'
import { Brand } from './brand.tsx'
import { layoutMessages } from './layout.messages.ts'
import { MenuOpener, SiteMenu } from './site-menu.tsx'
import { SpaceLinks } from './space-links.tsx'

/** Name of the site, ways to the other areas, sign-in; the menu under it (spec §2). */
export function SiteHeader() {
  const t = useMessages(layoutMessages)
  const { name } = useSiteConfig()
  return (
    <header className="site-header">
      <div className="site-header-bar column column-wide">
        <a className="site-brand" href={pathTo('Landing')} aria-label={t.home(name)}>
          <Brand />
          {name}
        </a>
        <nav className="site-spaces wide-only" aria-label={t.spaces}>
          <SpaceLinks />
        </nav>
        <SessionAction />
        <MenuOpener />
      </div>
      <SiteMenu />
    </header>
  )
}

function SessionAction() {
  const t = useMessages(layoutMessages)
  const session = useSession()
  const { signOut, isPending } = useSignOut()
  if (session.status !== 'signed-in') {
    return (
      <ButtonLink className="site-session" variant="secondary" href={pathTo('Dashboard')} icon="user" compact>
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
