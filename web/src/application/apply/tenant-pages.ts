import { useSiteConfig } from '@bailclair/front/platform/site-config.ts'
import { pathTo } from '#platform/paths.ts'

/** The addresses of the tenant area that the owner site leads to (decision 98). */
const paths = { signUp: '/creation', file: '/mon-dossier', messages: '/messages', status: '/statut' } as const

export type TenantPage = keyof typeof paths

/** With the token of a share link, the tenant area leads back to /validConnexion once there is a file to apply with. */
export function useTenantPage(): (page: TenantPage, token?: string) => string {
  const { hosts } = useSiteConfig()
  return (page, token) => {
    const url = new URL(`${hosts.tenant.replace(/\/$/, '')}${paths[page]}`)
    if (token !== undefined) url.searchParams.set('bien', token)
    return url.href
  }
}

/** The share link itself, for a message to someone else. */
export function useShareAddress(token: string): string {
  const { hosts } = useSiteConfig()
  return `${hosts.web}${pathTo('ConnectProperty', { token })}`
}
