import type { Property } from '@bailclair/domain/property/property-answer.schema.ts'
import type { Language } from '@bailclair/domain/value/language.ts'
import { useLocation } from '@bailclair/site-kit/platform/router/router-context.ts'
import { failure, ok, stubApi } from '@bailclair/site-kit/test/api.ts'
import { createMemoryHistory } from '@bailclair/site-kit/test/memory-history.ts'
import { signedIn } from '@bailclair/site-kit/test/providers.tsx'
import { site } from '#app/site.ts'
import { WithProfile } from '#app/with-profile.tsx'
import { wizardRoutes } from '#app/wizard-routes.ts'
import { jeanne } from './owner.ts'
import { studio, without } from './property.ts'
import { show } from './screen.tsx'

/** The studio of the other tests as the wizard reads it, without some of its answers: a draft unless it is whole. */
export const draft = (...missing: Parameters<typeof without>): Property => ({
  ...without(...missing),
  propertiesApartmentSharing: [],
})
export const validated: Property = { ...studio, propertiesApartmentSharing: [] }

type Options = {
  /** What the server has under the id `p-1`. */
  stored?: Property | undefined
  owner?: typeof jeanne
  language?: Language
  answers?: Parameters<typeof stubApi>[0]
}

/** All of them at once: no test waits for the code of a page. */
const pages = new Map(
  await Promise.all(wizardRoutes.map(async ({ path, load }) => [path, (await load()).default] as const)),
)

/** The page of the address, as in the application; one that is not of the wizard shows its address. */
function CurrentPage() {
  const { pathname } = useLocation()
  const Page = pages.get(site.findRoute(pathname).route.path)
  return Page ? <Page key={pathname} /> : <p>{pathname}</p>
}

/** Opens the wizard at an address, over a server that keeps one property and counts its versions. */
export function openWizard(at: string, { stored, owner = jeanne, language = 'en', answers }: Options = {}) {
  const server = { property: stored }
  const api = stubApi({
    'GET owner/profile': () => ok(owner),
    'POST owner/names': ({ body }) => ok({ ...owner, ...(body as object) }),
    'GET property/p-1': () => (server.property ? ok(server.property) : failure(404, 'PropertyNotFound')),
    'POST property': ({ body }) => save(server, body as Partial<Property>),
    ...answers,
  })
  const history = createMemoryHistory(at)
  const screen = show(
    <WithProfile access="signed-in">
      <CurrentPage />
    </WithProfile>,
    { language, history, session: signedIn },
  )
  const saves = () => api.calls.filter(({ method, path }) => `${method} ${path}` === 'POST property')
  return { ...api, ...screen, history, server, saves: () => saves().map(({ body }) => body) }
}

function save(server: { property: Property | undefined }, changes: Partial<Property>) {
  const { property } = server
  if (changes.id !== undefined && !property) return failure(404, 'PropertyNotFound')
  if (property && changes.version !== undefined && changes.version !== property.version) {
    return failure(409, 'StaleVersion')
  }
  server.property = { ...(property ?? blank), ...changes, id: 'p-1', version: (property?.version ?? 0) + 1 }
  return ok(server.property)
}

const blank = draft('name', 'type', 'furniture', 'address', 'livingSpace', 'rentCost', 'chargesCost')
