import { once } from 'node:events'
import { readFile } from 'node:fs/promises'
import { createServer, type IncomingMessage, type OutgoingHttpHeaders, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { errors } from 'oidc-provider'
import { chooseLanguage, isForThisMachine, languageOfCookies } from '#platform/visit.ts'
import { createFaults } from './fault.ts'
import { type Client, createFederationProvider, withoutSession } from './federation-provider.ts'
import { choicePage, expiredPage, homePage } from './pages.ts'
import { inventedPeople, type Person, typedPerson } from './people.ts'

/** Headers of every page. After the choice, redirects lead through the identity server to the application. */
const headers = {
  'cache-control': 'no-store',
  'content-security-policy':
    "default-src 'none'; style-src 'self'; img-src 'self'; form-action 'self' http://localhost:*; base-uri 'none'; frame-ancestors 'none'",
  'content-type': 'text/html; charset=utf-8',
  'x-content-type-options': 'nosniff',
  'referrer-policy': 'no-referrer',
}

/** Stands in for the national identity federation (contract, external services). Port 0 takes a free one. */
export async function startFederation({ port, client }: { port: number; client: Client }) {
  const files = await readFiles()
  const faults = createFaults()
  const people = new Map<string, Person>(inventedPeople.map((person) => [person.subject, person]))
  const server = createServer()
  server.listen(port, '127.0.0.1')
  await once(server, 'listening')
  const issuer = `http://localhost:${(server.address() as AddressInfo).port}`
  const provider = createFederationProvider(issuer, client, (subject) => people.get(subject))
  const protocol = provider.callback()

  server.on('request', (request, response) => {
    if (faults.handle(request, response)) return
    answer(request, response).catch((error: Error) => {
      console.error(`federation: ${error.stack}`)
      send(response, 500)
    })
  })

  async function answer(request: IncomingMessage, response: ServerResponse): Promise<unknown> {
    if (!isForThisMachine(request.headers.host)) return send(response, 421)
    request.headers.cookie = withoutSession(request.headers.cookie)
    const address = request.url ?? '/'
    if (!URL.canParse(address, issuer)) return send(response, 400)
    const url = new URL(address, issuer)
    const isReading = request.method === 'GET' || request.method === 'HEAD'
    const chosen = isReading && chooseLanguage(url)
    if (chosen) return send(response, 303, chosen)
    const file = files[url.pathname]
    if (file) return send(response, 200, { ...headers, 'content-type': file.type }, file.body)
    if (url.pathname.startsWith('/identification/')) return identify(request, response, url.pathname)
    if (url.pathname !== '/' || !isReading) return protocol(request, response)
    const language = languageOfCookies(request.headers.cookie)
    return send(response, 200, headers, homePage({ language, address: '/' }))
  }

  async function identify(request: IncomingMessage, response: ServerResponse, address: string) {
    const underWay = await provider.interactionDetails(request, response).catch((error: Error) => {
      if (error instanceof errors.SessionNotFound) return undefined
      throw error
    })
    const asked = underWay?.params['ui_locales'] === 'en' ? 'en' : 'fr'
    const visit = { language: languageOfCookies(request.headers.cookie, asked), address }
    if (!underWay) return send(response, 400, headers, expiredPage(visit))
    if (request.method !== 'POST') return send(response, 200, headers, choicePage(visit))
    const person = choose(new URLSearchParams(await readText(request)))
    const result = person ? { login: { accountId: person.subject } } : { error: 'access_denied' }
    return provider.interactionFinished(request, response, result, { mergeWithLastSubmission: false })
  }

  /** Undefined when the person would rather not. */
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

async function readFiles(): Promise<Record<string, { type: string; body: string }>> {
  const read = (name: string) => readFile(new URL(name, import.meta.url), 'utf8')
  return {
    '/federation.css': {
      type: 'text/css; charset=utf-8',
      body: (await read('../platform/look.css')) + (await read('federation.css')),
    },
    '/federation.svg': { type: 'image/svg+xml', body: await read('federation.svg') },
  }
}

function send(response: ServerResponse, status: number, headers: OutgoingHttpHeaders = {}, body = '') {
  response.writeHead(status, headers)
  response.end(response.req.method === 'HEAD' ? undefined : body)
}

async function readText(request: IncomingMessage): Promise<string> {
  let text = ''
  for await (const chunk of request.setEncoding('utf8')) {
    text += chunk
    if (text.length > 10_000) throw new Error('a form of more than 10,000 characters')
  }
  return text
}
