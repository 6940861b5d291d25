import type { SiteConfig } from '@bailclair/domain/site/site-config.ts'
import { createContext, use } from 'react'
import { useLocation } from '#platform/router/router-context.ts'
import { useSiteConfig } from '#platform/site-config.ts'
import type { CreateAccountCalls, CreateSessionCalls } from './account-calls.ts'

/** Addresses that accounts lead to, some of them on another site. */
export type AccountPaths = {
  /** After signing out or deleting the account. */
  publicHome: string
  /** The first page of the site. */
  landing: string
  /** The first page of those who are signed in; others come there through sign-in. */
  home: string
  /** Where people see what is known about them, and change it. */
  account: string
  register: string
  forgottenPassword: string
  terms: string
  privacy: string
}

/** What the session of an account needs to know of the site it is on. */
export type AccountSite = {
  /** As whom the site asks the identity server, and in which realm. */
  client: (config: SiteConfig) => { realm: string; clientId: string }
  paths: (config: SiteConfig) => AccountPaths
  /** Parameters of the address that stay with the visitor through sign-up and sign-in. */
  carried: readonly string[]
  loadCalls: () => Promise<CreateSessionCalls>
}

/** A site where people make their own accounts: the pages with its forms are on no other. */
export type SignUpSite = AccountSite & { loadCalls: () => Promise<CreateAccountCalls> }

export const AccountSiteContext = createContext<AccountSite | undefined>(undefined)

export function useAccountSite(): AccountSite {
  const site = use(AccountSiteContext)
  if (!site) throw new Error('There is no site around the account.')
  return site
}

/** What the address brought along, of what stays with the visitor. */
export function useCarried(): URLSearchParams {
  const { carried } = useAccountSite()
  const { search } = useLocation()
  return new URLSearchParams([...new URLSearchParams(search)].filter(([name]) => carried.includes(name)))
}

/** The addresses of the site, with what stays with the visitor on those that lead to an account or into it. */
export function useAccountPaths(): AccountPaths {
  const { home, register, forgottenPassword, ...others } = useAccountSite().paths(useSiteConfig())
  const carried = useCarried()
  const along = carried.size > 0 ? `?${carried}` : ''
  return {
    ...others,
    home: `${home}${along}`,
    register: `${register}${along}`,
    forgottenPassword: `${forgottenPassword}${along}`,
  }
}
