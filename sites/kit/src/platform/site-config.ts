import type { SiteConfig } from '@bailclair/domain/site/site-config.ts'
import { createContext, use } from 'react'

export const SiteConfigContext = createContext<SiteConfig | undefined>(undefined)

/** The operator's names, links and figures. One build serves every operator. */
export function useSiteConfig(): SiteConfig {
  const config = use(SiteConfigContext)
  if (!config) throw new Error('There is no SiteConfigContext around this component.')
  return config
}
