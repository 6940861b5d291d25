import type { Language } from '@bailclair/domain/value/language.ts'
import type { DeskPart } from '@bailclair/domain/verification/desk-part.schema.ts'
import { useLocation } from '@bailclair/site-kit/platform/router/router-context.ts'
import { ok, stubApi } from '@bailclair/site-kit/test/api.ts'
import { createMemoryHistory } from '@bailclair/site-kit/test/memory-history.ts'
import { signedIn } from '@bailclair/site-kit/test/providers.tsx'
import { screen, within } from '@testing-library/react'
import { routes } from '#app/routes.ts'
import { site } from '#app/site.ts'
import { WithVerifier } from '#app/with-verifier.tsx'
import { pathTo } from '#paths.ts'
import { camille, figures, noe, queued } from './part.ts'
import { show } from './screen.tsx'

type Answers = Parameters<typeof stubApi>[0]

/** Loaded at once, so that no test waits for code. */
const pages = new Map(await Promise.all(routes.map(async ({ path, load }) => [path, (await load()).default] as const)))

function CurrentPage() {
  const { pathname } = useLocation()
  const Page = pages.get(site.findRoute(pathname).route.path)
  return Page ? <Page key={pathname} /> : <p>{pathname}</p>
}

const lease = { leaseEndsAt: '2026-11-15T12:20:00.000Z' }

/** API answers for a part with a lease. */
export const leased = (part: DeskPart): Answers => ({
  [`GET desk/parts/${part.id}`]: () => ok(part),
  [`POST desk/parts/${part.id}/claim`]: () => ok(part),
  [`POST desk/parts/${part.id}/renew`]: () => ok({ ...lease, version: part.version }),
  [`POST desk/parts/${part.id}/notes`]: () => ok({ savedAt: '2026-11-15T12:00:00.000Z' }),
  [`POST desk/parts/${part.id}/release`]: () => ok(undefined, 204),
  [`POST desk/parts/${part.id}/decide`]: () => ok({ verdict: 'VALIDATED', fileStatus: 'VALIDATED' }),
})

type Options = { answers?: Answers; language?: Language }

/** Opens a page of the desk, on a server where Camille's part is leased and Noé's is next. */
export function openDesk(at = pathTo('Part', { id: camille.id }), { answers, language = 'en' }: Options = {}) {
  const documents = [camille, noe, ...camille.guarantors].flatMap((holder) => holder.documents)
  const api = stubApi({
    'GET desk/profile': () => ok({ email: 'vera@equipe.example', firstName: 'Vera', lastName: 'Roy' }),
    'GET desk/queue': () => ok({ waiting: 2, late: 0, parts: [queued('01'), queued('02', { initials: 'N. P.' })] }),
    'GET desk/phrases': () => ok({ phrases: [] }),
    'GET desk/figures': () => ok(figures),
    'POST desk/claim': () => ok({ part: noe }),
    ...leased(camille),
    ...leased(noe),
    ...Object.fromEntries(
      documents.flatMap(({ id, pages }) => [
        [`GET desk/documents/${id}/reading`, () => ok({ codes: [], evidence: [], signals: [] })],
        ...Array.from({ length: pages }, (_, index) => [
          `GET desk/documents/${id}/pages/${index + 1}`,
          () => ok('bytes'),
        ]),
      ]),
    ),
    ...answers,
  })
  const history = createMemoryHistory(at)
  const shown = show(
    <WithVerifier>
      <CurrentPage />
    </WithVerifier>,
    { history, session: signedIn, language },
  )
  const bodies = (call: string) =>
    api.calls.filter(({ method, path }) => `${method} ${path}` === call).map(({ body }) => body)
  return { ...api, ...shown, history, bodies }
}

/** Alerts on the page, not toasts. */
export const findAlert = () => within(screen.getByRole('main')).findByRole('alert')
