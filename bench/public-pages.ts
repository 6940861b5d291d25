import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { projectRoot } from '@bailclair/one-machine/project.ts'
import { ensureOwner } from '@bailclair/one-machine/stack/ensure-owner.ts'
import type { Addresses } from '@bailclair/one-machine/stack/servers.ts'
import { signIn } from '@bailclair/one-machine/stack/sign-in.ts'

type Route = { name: string; path: string; access: string }
type BuiltSite = {
  routes: readonly Route[]
  isRenderedAhead: (route: Route) => boolean
  isListed: (route: Route) => boolean
}
export type PublicPage = {
  name: string
  url: string
  /** Others carry `noindex`, which costs points for search engines. */
  isListed: boolean
}

/** From the route tables of the built sites: every page that is rendered ahead. `leftOut` names the others. */
export async function findPublicPages({ web, tenant }: Addresses) {
  const sites = { owner: web, tenant }
  const pages: PublicPage[] = []
  const leftOut: string[] = []
  for (const [name, address] of Object.entries(sites)) {
    const bundle = join(projectRoot, 'sites', name, 'dist/server/entry-server.js')
    const { site } = (await import(pathToFileURL(bundle).href)) as { site: BuiltSite }
    for (const route of site.routes.filter(({ access }) => access !== 'signed-in' && access !== 'named')) {
      const title = `${name} ${route.path}`
      if (site.isRenderedAhead(route))
        pages.push({ name: title, url: new URL(route.path, address).href, isListed: site.isListed(route) })
      else leftOut.push(title)
    }
  }
  return { pages, leftOut }
}

const facts = {
  name: 'T2 Croix-Rousse',
  type: 'APARTMENT',
  address: '12 Rue des Lilas 69004 Lyon',
  furniture: 'UNFURNISHED',
  livingSpace: 42.5,
  rentCost: 700,
  chargesCost: 50,
  validated: true,
}

/** The page behind a share link, which applicants open from a poster. */
export async function makeApplyPage(addresses: Addresses): Promise<PublicPage> {
  const owner = { email: 'page-weight@bailclair.example', password: 'Mille-portes-ouvertes' }
  await ensureOwner(addresses.identity, owner, AbortSignal.timeout(60_000))
  const { access_token } = await signIn(addresses, 'owner', owner)
  const response = await fetch(`${addresses.api}property`, {
    method: 'POST',
    headers: { authorization: `Bearer ${access_token}`, 'content-type': 'application/json' },
    body: JSON.stringify(facts),
  })
  if (!response.ok) throw new Error(`The property answered ${response.status}: ${await response.text()}`)
  const { token } = (await response.json()) as { token: string }
  return { name: 'owner /candidater', url: `${addresses.web}/candidater/${token}`, isListed: false }
}
