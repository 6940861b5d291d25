import type { ReactNode } from 'react'
import { useMessages } from '#platform/messages/messages.ts'
import { useSiteConfig } from '#platform/site-config.ts'
import { Brand } from './brand.tsx'
import { layoutMessages } from './layout.messages.ts'
import { MenuOpener, SiteMenu } from './site-menu.tsx'
import { SpaceLinks } from './space-links.tsx'

type Props = {
  area: 'owner' | 'tenant'
  /** Where the brand leads. */
  landing: string
  /** Where the link of this area leads. */
  here: string
  /** Sign-in or sign-out. */
  action: ReactNode
  /** Items of the menu. */
  children: ReactNode
}

/** Site name, links to the areas, an action, and the menu. */
export function HeaderFrame({ area, landing, here, action, children }: Props) {
  const t = useMessages(layoutMessages)
  const { name } = useSiteConfig()
  const spaces = <SpaceLinks area={area} here={here} />
  return (
    <header className="site-header">
      <div className="site-header-bar column column-wide">
        <a className="site-brand" href={landing} aria-label={t.home(name)}>
          <Brand />
          {name}
        </a>
        <nav className="site-spaces wide-only" aria-label={t.spaces}>
          {spaces}
        </nav>
        {action}
        <MenuOpener />
      </div>
      <SiteMenu spaces={spaces}>{children}</SiteMenu>
    </header>
  )
}
