import { Brand } from '@bailclair/site-kit/app/layout/brand.tsx'
import { LanguageSwitch } from '@bailclair/site-kit/app/layout/language-switch.tsx'
import { layoutMessages } from '@bailclair/site-kit/app/layout/layout.messages.ts'
import { ThemeSwitch } from '@bailclair/site-kit/app/layout/theme-switch.tsx'
import { useAccountPaths } from '@bailclair/site-kit/identity/account-site.ts'
import { useMessages } from '@bailclair/site-kit/platform/messages/messages.ts'
import { Link } from '@bailclair/site-kit/platform/router/link.tsx'
import { useSession } from '@bailclair/site-kit/platform/session.ts'
import { useSiteConfig } from '@bailclair/site-kit/platform/site-config.ts'
import { lazy, Suspense } from 'react'
import { pathTo } from '#paths.ts'
import { headerMessages } from './header.messages.ts'

const AccountMenu = lazy(() => import('./account-menu.tsx'))

export function Header() {
  const t = useMessages(headerMessages)
  const { home: homeName } = useMessages(layoutMessages)
  const { name } = useSiteConfig()
  const { landing, home } = useAccountPaths()
  const isSignedIn = useSession().status === 'signed-in'
  return (
    <header className="site-header">
      <div className="site-header-bar desk-header column">
        <Link className="site-brand" to={isSignedIn ? home : landing} aria-label={homeName(`${name} ${t.area}`)}>
          <Brand />
          <span>
            {name} <span className="desk-brand-area">{t.area}</span>
          </span>
        </Link>
        {isSignedIn && (
          <nav className="desk-nav" aria-label={t.mainMenu}>
            <ul className="site-links">
              <li>
                <Link to={pathTo('Queue')}>{t.queue}</Link>
              </li>
              <li>
                <Link to={pathTo('Figures')}>{t.figures}</Link>
              </li>
            </ul>
          </nav>
        )}
        <div className="desk-header-end">
          {isSignedIn ? (
            <Suspense>
              <AccountMenu />
            </Suspense>
          ) : (
            <>
              <ThemeSwitch />
              <LanguageSwitch />
            </>
          )}
        </div>
      </div>
    </header>
  )
}
