import { consentTextVersion } from '@bailclair/domain/application/consent-text.ts'
import { agreedParameter, shareLinkParameter, tenantAreaPaths } from '@bailclair/domain/site/tenant-site-paths.ts'
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

/** Sign-up after the consent: the account keeps property and consent, on whichever device it goes on. */
export function useSignUpPage(): (token: string) => string {
  const tenantPage = useTenantPage()
  return (token) => `${tenantPage('signUp', token)}&${agreedParameter}=${consentTextVersion}`
}

/** The share link, for a message to someone else. */
export function useShareAddress(token: string): string {
  const { hosts } = useSiteConfig()
  return `${hosts.web}${pathTo('ConnectProperty', { token })}`
}
