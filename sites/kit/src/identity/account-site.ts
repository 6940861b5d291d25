import type { SiteConfig } from '@bailclair/domain/site/site-config.ts'
import { createContext, use } from 'react'
import { useLocation } from '#platform/router/router-context.ts'
import { useSiteConfig } from '#platform/site-config.ts'
import type { CreateAccountCalls, CreateSessionCalls } from './account-calls.ts'

/** Account addresses, some on another site. */
export type AccountPaths = {
  /** Target after sign-out or account deletion. */
  publicHome: string
  /** The first page of the site. */
  landing: string
  /** The first signed-in page; others reach it through sign-in. */
  home: string
  /** Where people see and change their data. */
  account: string
  register: string
  forgottenPassword: string
  terms: string
  privacy: string
}

/** What the session needs to know about its site. */
export type AccountSite = {
  /** Client and realm at the identity server. */
  client: (config: SiteConfig) => { realm: string; clientId: string }
  paths: (config: SiteConfig) => AccountPaths
  /** URL parameters kept through sign-up and sign-in. */
  carried: readonly string[]
  loadCalls: () => Promise<CreateSessionCalls>
}

/** A site with sign-up pages. */
export type SignUpSite = AccountSite & { loadCalls: () => Promise<CreateAccountCalls> }

export const AccountSiteContext = createContext<AccountSite | undefined>(undefined)

export function useAccountSite(): AccountSite {
  const site = use(AccountSiteContext)
  if (!site) throw new Error('There is no site around the account.')
  return site
}

/** The URL parameters to keep. */
export function useCarried(): URLSearchParams {
  const { carried } = useAccountSite()
  const { search } = useLocation()
  return new URLSearchParams([...new URLSearchParams(search)].filter(([name]) => carried.includes(name)))
}

/** The site's addresses; those that lead to an account keep the carried parameters. */
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
