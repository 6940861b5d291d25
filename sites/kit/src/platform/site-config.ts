import type { SiteConfig } from '@bailclair/domain/site/site-config.ts'
import { createContext, use } from 'react'

/** The `<script type="application/json">` with the runtime configuration. */
const siteConfigElementId = 'site-config'

export const SiteConfigContext = createContext<SiteConfig | undefined>(undefined)

/** The operator's names, links and figures. One build serves every operator. */
export function useSiteConfig(): SiteConfig {
  const config = use(SiteConfigContext)
  if (!config) throw new Error('There is no SiteConfigContext around this component.')
  return config
}

/** Written and validated by the web server, so not validated again. */
export function readSiteConfig(document: Document): SiteConfig {
  const text = document.getElementById(siteConfigElementId)?.textContent
  if (!text) throw new Error('The page carries no configuration.')
  return JSON.parse(text) as SiteConfig
}
