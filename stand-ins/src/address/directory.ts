import type { IncomingMessage } from 'node:http'
import { createFaults } from '#kit/faults.ts'
import { asset, json, page, plain, type Reply } from '#kit/reply.ts'
import { startServer, type Visit } from '#kit/server.ts'
import { loadCommunes } from './communes.ts'
import { toFeature } from './feature.ts'
import { homePage } from './pages.ts'
import { search } from './search.ts'

/** The communes load after the start, so that they do not slow it down. */
const loadDelayMs = 5_000

/** The same as in the national geocoding API. */
const [defaultLimit, maxLimit] = [5, 20]

/** Stand-in for the national geocoding API (decision 85). Port 0 chooses a free port. */
export async function startAddressDirectory({ port }: { port: number }) {
  const faults = createFaults()
  let loading: ReturnType<typeof loadCommunes> | undefined
  const communes = () => {
    loading ??= loadCommunes()
    return loading
  }
  const find = async (text: string, limit = defaultLimit) => search(await communes(), text, limit).map(toFeature)

  async function answer(request: IncomingMessage, { pathname, searchParams }: URL): Promise<Reply | undefined> {
    if (pathname !== '/search' && pathname !== '/search/') return faults.answerControl(request)
    if (request.method !== 'GET') return plain(405, { allow: 'GET' })
    return (await faults.apply(request)) ?? answerSearch(searchParams)
  }

  async function answerSearch(parameters: URLSearchParams): Promise<Reply> {
    const text = parameters.get('q')?.trim() ?? ''
    const limit = Number(parameters.get('limit') ?? defaultLimit)
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
      '/address.css': await asset('text/css; charset=utf-8', import.meta.url, '../kit/base.css', 'address.css'),
      '/address.svg': await asset('image/svg+xml', import.meta.url, 'address.svg'),
    },
    answer,
    show,
  })
  const loadTimer = setTimeout(() => {
    communes().catch((error: Error) => console.error(`address directory: ${error.stack}`))
  }, loadDelayMs).unref()
  return {
    port: server.port,
    stop: async () => {
      clearTimeout(loadTimer)
      await server.stop()
    },
  }
}

/** The same messages as in the national API. */
function problemOf(text: string): string | undefined {
  if (text === '') return 'q: required param'
  const isValid = text.length >= 3 && text.length <= 200 && /^[\p{Letter}\d]/u.test(text)
  return isValid ? undefined : 'q: must contain between 3 and 200 chars and start with a number or a letter'
}

const problemOfLimit = (limit: number): string | undefined =>
  Number.isInteger(limit) && limit >= 1 && limit <= maxLimit
    ? undefined
    : `limit: must be an integer between 1 and ${maxLimit}`
