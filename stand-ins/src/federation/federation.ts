import { once } from 'node:events'
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { errors } from 'oidc-provider'
import { createFaults } from '#kit/faults.ts'
import { readText } from '#kit/read-text.ts'
import { asset, plain, type Reply, send } from '#kit/reply.ts'
import { chooseLanguage, isLoopbackHost, languageOfCookies } from '#kit/visit.ts'
import { type Client, createFederationProvider, removeSessionCookie } from './federation-provider.ts'
import { choicePage, expiredPage, homePage } from './pages.ts'
import { inventedPeople, type Person, typedPerson } from './people.ts'

/** `form-action` allows localhost: after the choice, redirects go through the identity server to a site. */
const policy =
  "default-src 'none'; style-src 'self'; img-src 'self'; form-action 'self' http://localhost:*; base-uri 'none'; frame-ancestors 'none'"
const page = (body: string, status = 200): Reply => ({
  status,
  headers: { 'content-security-policy': policy, 'content-type': 'text/html; charset=utf-8' },
  body,
})

/** Stand-in for the national identity federation (decision 85). Port 0 chooses a free port. */
export async function startFederation({ port, client }: { port: number; client: Client }) {
  const assets: Record<string, Reply> = {
    '/federation.css': await asset('text/css; charset=utf-8', import.meta.url, '../kit/base.css', 'federation.css'),
    '/federation.svg': await asset('image/svg+xml', import.meta.url, 'federation.svg'),
  }
  const faults = createFaults()
  const people = new Map<string, Person>(inventedPeople.map((person) => [person.subject, person]))
  const server = createServer()
  server.listen(port, '127.0.0.1')
  await once(server, 'listening')
  const issuer = `http://localhost:${(server.address() as AddressInfo).port}`
  const provider = createFederationProvider(issuer, client, (subject) => people.get(subject))
  const protocol = provider.callback()

  server.on('request', (request, response) => {
    answer(request, response).catch((error: Error) => {
      console.error(`federation: ${error.stack}`)
      send(response, plain(500))
    })
  })

  async function answer(request: IncomingMessage, response: ServerResponse): Promise<unknown> {
    if (!isLoopbackHost(request.headers.host)) return send(response, plain(421))
    const failure = (await faults.answerControl(request)) ?? (await faults.apply(request))
    if (failure) return send(response, failure)
    request.headers.cookie = removeSessionCookie(request.headers.cookie)
    const address = request.url ?? '/'
    if (!URL.canParse(address, issuer)) return send(response, plain(400))
    const url = new URL(address, issuer)
    const isReading = request.method === 'GET' || request.method === 'HEAD'
    const chosen = isReading && chooseLanguage(url)
    if (chosen) return send(response, plain(303, chosen))
    const file = assets[url.pathname]
    if (file) return send(response, file)
    if (url.pathname.startsWith('/identification/')) return identify(request, response, url.pathname)
    if (url.pathname !== '/' || !isReading) return protocol(request, response)
    const language = languageOfCookies(request.headers.cookie)
    return send(response, page(homePage({ language, address: '/' })))
  }

  async function identify(request: IncomingMessage, response: ServerResponse, address: string) {
    const interaction = await provider.interactionDetails(request, response).catch((error: Error) => {
      if (error instanceof errors.SessionNotFound) return undefined
      throw error
    })
    const asked = interaction?.params['ui_locales'] === 'en' ? 'en' : 'fr'
    const visit = { language: languageOfCookies(request.headers.cookie, asked), address }
    if (!interaction) return send(response, page(expiredPage(visit), 400))
    if (request.method !== 'POST') return send(response, page(choicePage(visit)))
    const person = choose(new URLSearchParams(await readText(request, 10_000)))
    const result = person ? { login: { accountId: person.subject } } : { error: 'access_denied' }
    return provider.interactionFinished(request, response, result, { mergeWithLastSubmission: false })
  }

  /** Undefined when the visitor cancelled. */
  function choose(form: URLSearchParams): Person | undefined {
    const choice = form.get('choice') ?? ''
    if (choice !== 'typed') return inventedPeople.find(({ subject }) => subject === choice)
    const person = typedPerson(form)
    people.set(person.subject, person)
    return person
  }

  return {
    issuer,
    stop: async () => {
      server.close()
      server.closeAllConnections()
      await once(server, 'close')
    },
  }
}
