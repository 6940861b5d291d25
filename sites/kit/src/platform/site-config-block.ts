import type { SiteConfig } from '@bailclair/domain/site/site-config.ts'

/** The `<script type="application/json">` with the runtime configuration. */
const siteConfigElementId = 'site-config'

/** Written and validated by the web server, so not validated again. */
export function readSiteConfig(document: Document): SiteConfig {
  const text = document.getElementById(siteConfigElementId)?.textContent
  if (!text) throw new Error('The page carries no configuration.')
  return JSON.parse(text) as SiteConfig
}
