import { useMessages } from '@bailclair/front/platform/messages/messages.ts'
import { Link } from '@bailclair/front/platform/router/link.tsx'
import { useSiteConfig } from '@bailclair/front/platform/site-config.ts'
import { Icon } from '@bailclair/front/ui/icon/icon.tsx'
import { ExternalLink } from '@bailclair/front/ui/link/external-link.tsx'
import { type MouseEvent, useRef } from 'react'
import { pathTo } from '#platform/paths.ts'
import { AccountMenu } from './account-menu.tsx'
import { LanguageSwitch } from './language-switch.tsx'
import { layoutMessages } from './layout.messages.ts'
import { SpaceLinks } from './space-links.tsx'

const menuId = 'site-menu'

/** Below 768 px the menu is a popover of the platform: it opens without a script and closes on Escape or outside. */
export function MenuOpener() {
  const t = useMessages(layoutMessages)
  return (
    <button type="button" className="button button-quiet button-compact narrow-only" popoverTarget={menuId}>
      <span className="button-label">
        <Icon name="menu" />
        <span className="menu-opener-label">{t.menu}</span>
      </span>
    </button>
  )
}

/** External links, the account when signed in, contact and language (spec §2). On wide screens, the line below the header. */
export function SiteMenu() {
  const t = useMessages(layoutMessages)
  const { links } = useSiteConfig()
  const menu = useRef<HTMLDivElement>(null)
  const closeOnChoice = ({ target }: MouseEvent) => {
    const isOpen = menu.current?.matches(':popover-open')
    if (isOpen && target instanceof Element && target.closest('a, .menu-item')) menu.current?.hidePopover()
  }
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: only notices that something in it was chosen
    // biome-ignore lint/a11y/useKeyWithClickEvents: a key on a link arrives as a click
    <div className="site-menu" id={menuId} popover="auto" ref={menu} onClick={closeOnChoice}>
      <div className="site-menu-bar column column-wide">
        <button
          type="button"
          className="button button-quiet button-compact site-menu-close narrow-only"
          popoverTarget={menuId}
          popoverTargetAction="hide"
        >
          <span className="button-label">
            <Icon name="close" />
            {t.closeMenu}
          </span>
        </button>
        <nav aria-label={t.mainMenu} className="site-menu-nav">
          <ul className="site-links">
            <li>
              <ExternalLink href={links.information}>{t.information}</ExternalLink>
            </li>
            <li>
              <ExternalLink href={links.blog}>{t.blog}</ExternalLink>
            </li>
            <li>
              <ExternalLink href={links.partners}>{t.partners}</ExternalLink>
            </li>
            <li>
              <ExternalLink href={links.help}>{t.help}</ExternalLink>
            </li>
            <AccountMenu />
            <li>
              <Link to={pathTo('Contact')}>{t.contact}</Link>
            </li>
          </ul>
        </nav>
        <nav aria-label={t.spaces} className="narrow-only">
          <SpaceLinks />
        </nav>
        <LanguageSwitch />
      </div>
    </div>
  )
}
