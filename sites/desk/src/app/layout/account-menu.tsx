import { LanguageSwitch } from '@bailclair/site-kit/app/layout/language-switch.tsx'
import { ThemeSwitch } from '@bailclair/site-kit/app/layout/theme-switch.tsx'
import { Queries } from '@bailclair/site-kit/app/queries.tsx'
import { useMessages } from '@bailclair/site-kit/platform/messages/messages.ts'
import { useSignOut } from '@bailclair/site-kit/platform/use-sign-out.ts'
import { Menu } from '@bailclair/site-kit/ui/menu/menu.tsx'
import { MenuButton, MenuLink } from '@bailclair/site-kit/ui/menu/menu-item.tsx'
import { pathTo } from '#paths.ts'
import { useVerifier } from '#verification/verifier.queries.ts'
import { headerMessages } from './header.messages.ts'

/** Rendered outside the pages, so it runs the query itself. The answer is the same. */
export default function AccountMenu() {
  return (
    <Queries>
      <Who />
    </Queries>
  )
}

function Who() {
  const t = useMessages(headerMessages)
  const { data: verifier } = useVerifier()
  const { signOut, isPending } = useSignOut()
  const name = [verifier?.firstName, verifier?.lastName].filter(Boolean).join(' ')
  return (
    <Menu icon="user" label={<span className="desk-who">{name || t.account}</span>}>
      {verifier && (
        <li className="menu-note">
          <span className="muted small">{t.signedInAs}</span>
          <br />
          {verifier.email}
        </li>
      )}
      <li className="menu-note">
        <LanguageSwitch />
      </li>
      <li className="menu-note">
        <ThemeSwitch />
      </li>
      <MenuLink to={pathTo('Security')} icon="key">
        {t.security}
      </MenuLink>
      <MenuButton icon="sign-out" aria-disabled={isPending || undefined} onClick={signOut}>
        {t.signOut}
      </MenuButton>
    </Menu>
  )
}
