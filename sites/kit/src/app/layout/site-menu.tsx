import { type MouseEvent, type ReactNode, useRef } from 'react'
import { useMessages } from '#platform/messages/messages.ts'
import { Icon } from '#ui/icon/icon.tsx'
import { LanguageSwitch } from './language-switch.tsx'
import { layoutMessages } from './layout.messages.ts'
import { ThemeSwitch } from './theme-switch.tsx'

const menuId = 'site-menu'

/** A native popover below 768 px: works without script, closes on Escape or a click outside. */
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

type Props = {
  /** Links to the areas, for phones. */
  spaces: ReactNode
  /** Items of the list of links. */
  children: ReactNode
}

/** The site's links, other areas and language. A second header line on wide screens. */
export function SiteMenu({ spaces, children }: Props) {
  const t = useMessages(layoutMessages)
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
          <ul className="site-links">{children}</ul>
        </nav>
        <nav aria-label={t.spaces} className="narrow-only">
          {spaces}
        </nav>
        <ThemeSwitch />
        <LanguageSwitch />
      </div>
    </div>
  )
}
