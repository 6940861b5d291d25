import { shareLinkParameter, tenantAreaPaths } from '@bailclair/domain/site/tenant-site-paths.ts'
import { useSiteConfig } from '@bailclair/site-kit/platform/site-config.ts'
import { pathTo } from '#platform/paths.ts'

export type TenantPage = keyof typeof tenantAreaPaths

/**
 * Addresses in the tenant area (decision 18). With a share-link token, the tenant area returns to /validConnexion when
 * there is a file.
 */
export function useTenantPage(): (page: TenantPage, token?: string) => string {
  const { hosts } = useSiteConfig()
  return (page, token) => {
    const url = new URL(`${hosts.tenant.replace(/\/$/, '')}${tenantAreaPaths[page]}`)
    if (token !== undefined) url.searchParams.set(shareLinkParameter, token)
    return url.href
  }
}

/** The share link, for a message to someone else. */
export function useShareAddress(token: string): string {
  const { hosts } = useSiteConfig()
  return `${hosts.web}${pathTo('ConnectProperty', { token })}`
}
