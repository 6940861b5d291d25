import { useSiteConfig } from '@bailclair/site-kit/platform/site-config.ts'

/** Addresses of the owner site: `ownerSite('/contact')`. A configured link that names a host stays as it is. */
export function useOwnerSite(): (link: string) => string {
  const { hosts } = useSiteConfig()
  return (link) => addressAt(hosts.web, link)
}

export const addressAt = (ownerSite: string, link: string): string =>
  link.startsWith('/') ? `${ownerSite.replace(/\/$/, '')}${link}` : link
