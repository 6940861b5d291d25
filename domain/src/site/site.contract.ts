import { defineRoute } from '../contract/route.ts'
import { siteConfig } from './site-config.ts'

export const siteContract = {
  config: defineRoute({
    method: 'GET',
    path: '/config',
    access: 'anonymous',
    summary: 'Runtime configuration of the web: hosts, realms, links, announcement, figures, rules of letting',
    // 5 s of the API, these, and CONFIG_INTERVAL_MS of a web server are less than a minute together
    cacheSeconds: 15,
    response: siteConfig,
  }),
}
