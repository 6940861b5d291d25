import type { Ports } from '@bailclair/one-machine/ports.ts'
import { publicUrlsVariable } from '@bailclair/one-machine/stack/servers.ts'

/** Hosts of the owner site and the identity server, as browsers see them: what they may share differs. */
const layouts = {
  /** Only the registrable domain, as in production. */
  subdomains: ({ web, identity }: Ports) => ({
    WEB_URL: `http://proprietaire.bailclair.localhost:${web}`,
    IDENTITY_URL: `http://compte.bailclair.localhost:${identity}`,
    // Node does not resolve these names, browsers do.
    IDENTITY_INTERNAL_URL: `http://localhost:${identity}`,
  }),
  /** Nothing: browsers give frames of the identity server a storage of their own. */
  domains: ({ web, identity }: Ports) => ({
    WEB_URL: `http://localhost:${web}`,
    IDENTITY_URL: `http://127.0.0.1:${identity}`,
  }),
}
export type HostLayout = keyof typeof layouts
type PublicUrls = { WEB_URL: string; IDENTITY_URL: string }

/** Set by `npm run test:browsers`. */
export const hostLayout = process.env['E2E_HOSTS'] as HostLayout | undefined

export const hostsEnvironment = (layout: HostLayout) => (ports: Ports) => ({
  [publicUrlsVariable]: JSON.stringify(layouts[layout](ports)),
})

export function getPublicUrls(): PublicUrls {
  const text = process.env[publicUrlsVariable]
  if (!text) throw new Error('Set E2E_HOSTS to subdomains or domains, as npm run test:browsers does.')
  return JSON.parse(text) as PublicUrls
}
