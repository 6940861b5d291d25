import { defineRoute } from '../contract/route.ts'
import { siteConfig } from './site-config.ts'

export const siteContract = {
  config: defineRoute({
    method: 'GET',
    path: '/config',
    access: 'anonymous',
    summary: 'Runtime configuration of the web: hosts, realms, links, announcement, figures',
    cacheSeconds: 60,
    response: siteConfig,
  }),
}
