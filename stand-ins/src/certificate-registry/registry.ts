import { randomUUID } from 'node:crypto'
import type { IncomingMessage } from 'node:http'
import { createFaults } from '#platform/faults.ts'
import { asset, json, page, plain, type Reply } from '#platform/reply.ts'
import { startServer } from '#platform/server.ts'
import { cases } from './cases.ts'
import { certificateOf } from './certificate.ts'
import { envelopeOf } from './envelope.ts'
import { homePage } from './pages.ts'

type Options = {
  port: number
  /** Who may ask. */
  client: { id: string; secret: string }
  clock?: () => Date
}

/** Stands in for the energy agency's registry of certificates (contract, external services). Port 0 takes a free one. */
export async function startCertificateRegistry({ port, client, clock = () => new Date() }: Options) {
  const faults = createFaults()

  async function answer(request: IncomingMessage, { pathname }: URL): Promise<Reply | undefined> {
    const [, number] = pathname.match(/^\/pub\/dpe\/(.*)$/) ?? []
    if (number === undefined) return faults.answer(request)
    return (await faults.strike(request)) ?? answerFor(request, number)
  }

  function answerFor({ method, headers }: IncomingMessage, number: string): Reply {
    if (method !== 'GET') return plain(405, { allow: 'GET' })
    const isKnown = headers['client_id'] === client.id && headers['client_secret'] === client.secret
    if (!isKnown) return refuse(401, 'Invalid client id or secret')
    if (!/^[A-Z0-9]{13}$/.test(number)) return refuse(400, 'Bad request')
    const { facts = {}, refusal } = cases.get(number) ?? { refusal: 404 }
    if (refusal !== undefined) return refuse(refusal, 'No certificate')
    return json({ ...signed(), ...envelopeOf(number, certificateOf(number, facts, clock())) })
  }

  const refuse = (status: number, message: string) => json({ ...signed(), success: false, message }, status)
  const signed = () => ({ timestamp: clock().toISOString(), correlationId: randomUUID() })

  return startServer({
    name: 'certificate registry',
    port,
    assets: {
      '/registry.css': await asset('text/css; charset=utf-8', import.meta.url, '../platform/look.css', 'registry.css'),
      '/registry.svg': await asset('image/svg+xml', import.meta.url, 'registry.svg'),
      '/copy.js': await asset('text/javascript; charset=utf-8', import.meta.url, 'copy.js'),
    },
    answer,
    show: ({ url, ...visit }) =>
      url.pathname === '/'
        ? page(homePage({ ...visit, fault: faults.kind() }), { policy: "default-src 'none'; script-src 'self'" })
        : plain(404),
  })
}
