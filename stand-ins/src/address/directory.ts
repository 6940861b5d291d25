import type { IncomingMessage } from 'node:http'
import { createFaults } from '#platform/faults.ts'
import { asset, json, page, plain, type Reply } from '#platform/reply.ts'
import { startServer, type Visit } from '#platform/server.ts'
import { loadCommunes } from './communes.ts'
import { featureOf } from './feature.ts'
import { homePage } from './pages.ts'
import { search } from './search.ts'

/** Milliseconds after the start: by then nobody waits for anything else of this process. */
const loadAfter = 5_000

/** As the national geocoding API. */
const [usualLimit, highestLimit] = [5, 20]

/** Stands in for the national geocoding API (contract, external services). Port 0 takes a free one. */
export async function startAddressDirectory({ port }: { port: number }) {
  const faults = createFaults()
  let loading: ReturnType<typeof loadCommunes> | undefined
  const communes = () => {
    loading ??= loadCommunes()
    return loading
  }
  const find = async (text: string, limit = usualLimit) => search(await communes(), text, limit).map(featureOf)

  async function answer(request: IncomingMessage, { pathname, searchParams }: URL): Promise<Reply | undefined> {
    if (pathname !== '/search' && pathname !== '/search/') return faults.answer(request)
    if (request.method !== 'GET') return plain(405, { allow: 'GET' })
    return (await faults.strike(request)) ?? answerSearch(searchParams)
  }

  async function answerSearch(parameters: URLSearchParams): Promise<Reply> {
    const text = parameters.get('q')?.trim() ?? ''
    const limit = Number(parameters.get('limit') ?? usualLimit)
    const problem = problemOf(text) ?? problemOfLimit(limit)
    if (problem) return json({ code: 400, message: 'Failed parsing query', detail: [problem] }, 400)
    return json({ type: 'FeatureCollection', features: await find(text, limit), query: text })
  }

  async function show({ url, language, address }: Visit): Promise<Reply> {
    if (url.pathname !== '/') return plain(404)
    const text = url.searchParams.get('q')?.trim() ?? ''
    const found = text && !problemOf(text) ? await find(text) : undefined
    return page(homePage({ language, address, fault: faults.kind(), text, found }))
  }

  const server = await startServer({
    name: 'address directory',
    port,
    assets: {
      '/address.css': await asset('text/css; charset=utf-8', import.meta.url, '../platform/look.css', 'address.css'),
      '/address.svg': await asset('image/svg+xml', import.meta.url, 'address.svg'),
    },
    answer,
    show,
  })
  const warmUp = setTimeout(() => {
    communes().catch((error: Error) => console.error(`address directory: ${error.stack}`))
  }, loadAfter).unref()
  return {
    port: server.port,
    stop: async () => {
      clearTimeout(warmUp)
      await server.stop()
    },
  }
}

/** The API's own words. */
function problemOf(text: string): string | undefined {
  if (text === '') return 'q: required param'
  const isFine = text.length >= 3 && text.length <= 200 && /^[\p{Letter}\d]/u.test(text)
  return isFine ? undefined : 'q: must contain between 3 and 200 chars and start with a number or a letter'
}

const problemOfLimit = (limit: number): string | undefined =>
  Number.isInteger(limit) && limit >= 1 && limit <= highestLimit
    ? undefined
    : `limit: must be an integer between 1 and ${highestLimit}`
