import { Disclosure } from '@bailclair/site-kit/ui/disclosure/disclosure.tsx'
import { Cluster } from '@bailclair/site-kit/ui/layout/layout.tsx'
import { Menu } from '@bailclair/site-kit/ui/menu/menu.tsx'
import { MenuButton, MenuLink } from '@bailclair/site-kit/ui/menu/menu-item.tsx'
import { Sample, Section } from './sample.tsx'

const t = {
  title: 'Navigation',
  menu: 'Menu',
  account: 'My account',
  data: 'Personal data',
  dashboard: 'Dashboard',
  signOut: 'Sign out',
  deleteAccount: 'Delete my account',
  disclosure: 'Questions and answers',
  question: 'How is the effort rate computed?',
  answer:
    'It is the share of the rent in the income of the household. A rent of €800 for an income of €2,400 gives a rate of 33%.',
}

export function NavigationSamples() {
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
