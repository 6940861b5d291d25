import { useMessages } from '@bailclair/site-kit/platform/messages/messages.ts'
import { Disclosure } from '@bailclair/site-kit/ui/disclosure/disclosure.tsx'
import { Cluster } from '@bailclair/site-kit/ui/layout/layout.tsx'
import { Menu } from '@bailclair/site-kit/ui/menu/menu.tsx'
import { MenuButton, MenuLink } from '@bailclair/site-kit/ui/menu/menu-item.tsx'
import { galleryMessages } from './gallery.messages.ts'
import { Sample, Section } from './sample.tsx'

export function NavigationSamples() {
  const t = useMessages(galleryMessages).navigation
  return (
    <Section title={t.title}>
      <Sample title={t.menu}>
        <Cluster>
          <Menu label={t.account} icon="user" align="start">
            <MenuLink to="/proprietaire" icon="user">
              {t.data}
            </MenuLink>
            <MenuLink to="/home" icon="house" aria-current="page">
              {t.dashboard}
            </MenuLink>
            <MenuButton icon="sign-out">{t.signOut}</MenuButton>
            <MenuButton icon="trash" danger>
              {t.deleteAccount}
            </MenuButton>
          </Menu>
        </Cluster>
      </Sample>
      <Sample title={t.disclosure}>
        <Disclosure summary={t.question}>
          <p>{t.answer}</p>
        </Disclosure>
        <Disclosure summary={t.question} open>
          <p>{t.answer}</p>
        </Disclosure>
      </Sample>
    </Section>
  )
}
