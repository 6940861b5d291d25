import type { Property } from '@bailclair/domain/property/property-answer.schema.ts'
import type { RentPlace } from '@bailclair/domain/rent-control/rent-place.schema.ts'
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

/** The test studio without some answers; a draft unless complete. */
export const draft = (...missing: Parameters<typeof without>): Property => ({
  ...without(...missing),
  propertiesApartmentSharing: [],
})
export const validated: Property = { ...studio, propertiesApartmentSharing: [] }

/** A place where the law limits no rent. */
const freeRents: RentPlace = { kind: 'FOUND', tenseZone: 'NOT_LISTED', feeZones: [] }

type Options = {
  /** The property `p-1` on the server. */
  stored?: Property | undefined
  owner?: typeof jeanne
  language?: Language
  answers?: Parameters<typeof stubApi>[0]
}

/** Loaded at once, so that no test waits for code. */
const pages = new Map(
  await Promise.all(wizardRoutes.map(async ({ path, load }) => [path, (await load()).default] as const)),
)

/** Renders the page of the address; outside the wizard, the address itself. */
function CurrentPage() {
  const { pathname } = useLocation()
  const Page = pages.get(site.findRoute(pathname).route.path)
  return Page ? <Page key={pathname} /> : <p>{pathname}</p>
}

/** Opens the wizard on a server with one versioned property. */
export function openWizard(at: string, { stored, owner = jeanne, language = 'en', answers }: Options = {}) {
  const server = { property: stored }
  const api = stubApi({
    'GET owner/profile': () => ok(owner),
    'POST owner/names': ({ body }) => ok({ ...owner, ...(body as object) }),
    'GET property/p-1': () => (server.property ? ok(server.property) : failure(404, 'PropertyNotFound')),
    'GET property/p-1/rent-control': () => ok(freeRents),
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
