import { useSiteConfig } from '@bailclair/site-kit/platform/site-config.ts'

/** `ownerSite('/contact')`. An absolute link stays unchanged. */
export function useOwnerSite(): (link: string) => string {
  const { hosts } = useSiteConfig()
  return (link) => addressAt(hosts.web, link)
}

export const addressAt = (ownerSite: string, link: string): string =>
  link.startsWith('/') ? `${ownerSite.replace(/\/$/, '')}${link}` : link
