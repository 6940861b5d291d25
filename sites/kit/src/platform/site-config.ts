import type { SiteConfig } from '@bailclair/domain/site/site-config.ts'
import { createContext, use } from 'react'

/** The `<script type="application/json">` of every page that carries the runtime configuration. */
const siteConfigElementId = 'site-config'

export const SiteConfigContext = createContext<SiteConfig | undefined>(undefined)

/** What the operator may change: names, links, figures. One build serves every authority. */
export function useSiteConfig(): SiteConfig {
  const config = use(SiteConfigContext)
  if (!config) throw new Error('There is no SiteConfigContext around this component.')
  return config
}

/** The web server wrote it and checked it; the browser trusts its own page. */
export function readSiteConfig(document: Document): SiteConfig {
  const text = document.getElementById(siteConfigElementId)?.textContent
  if (!text) throw new Error('The page carries no configuration.')
  return JSON.parse(text) as SiteConfig
}
