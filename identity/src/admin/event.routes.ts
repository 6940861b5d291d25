import { sendJson } from '#platform/http/exchange.ts'
import type { Route } from '#platform/http/routes.ts'
import { listSecurityEvents, type StoredEvent } from '#security-event/security-events.repository.ts'
import type { AdminContext } from './admin-context.ts'
import { AdminError } from './admin-error.ts'

/** The default page size of Keycloak. */
const maxListed = 100

/** Keycloak's `GET events`: what happened around sign-in, latest first. */
export const eventRoutes: readonly Route<AdminContext>[] = [
  {
    method: 'GET',
    path: '/events',
    async answer({ deps, realm }, exchange) {
      const { searchParams } = exchange.url
      const { name } = realm.definition
      const from = searchParams.get('dateFrom') ?? undefined
      if (from !== undefined && !isDay(from)) throw new AdminError(400, { errorMessage: 'Invalid value for dateFrom' })
      const events = await listSecurityEvents(deps.db, name, {
        types: searchParams.getAll('type'),
        account: searchParams.get('user') ?? undefined,
        from,
        first: numberOf(searchParams.get('first'), 0, 1_000_000),
        max: numberOf(searchParams.get('max'), maxListed, maxListed),
      })
      sendJson(exchange, 200, events.map(toRepresentation))
    },
  },
]

const isDay = (text: string) => /^\d{4}-\d{2}-\d{2}$/.test(text) && new Date(text).toJSON()?.startsWith(text) === true

/** What is missing or no whole number counts as the default. */
function numberOf(text: string | null, standard: number, max: number): number {
  const number = Number(text ?? Number.NaN)
  return Number.isInteger(number) && number >= 0 ? Math.min(number, max) : standard
}

const toRepresentation = ({ id, occurredAt, type, error, accountId, sessionUid, details }: StoredEvent) => ({
  id,
  time: occurredAt.getTime(),
  type,
  ...(error !== null && { error }),
  ...(accountId !== null && { userId: accountId }),
  ...(sessionUid !== null && { sessionId: sessionUid }),
  details,
})
