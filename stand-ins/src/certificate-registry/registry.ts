import { randomUUID } from 'node:crypto'
import type { IncomingMessage } from 'node:http'
import { createFaults } from '#kit/faults.ts'
import { asset, json, page, plain, type Reply } from '#kit/reply.ts'
import { startServer } from '#kit/server.ts'
import { cases } from './cases.ts'
import { makeCertificate } from './certificate.ts'
import { homePage } from './pages.ts'
import { toRegistryResponse } from './registry-response.ts'

type Options = {
  port: number
  client: { id: string; secret: string }
  clock?: () => Date
}

/** Stand-in for the energy agency's registry of certificates (decision 85). Port 0 chooses a free port. */
export async function startCertificateRegistry({ port, client, clock = () => new Date() }: Options) {
  const faults = createFaults()

  async function answer(request: IncomingMessage, { pathname }: URL): Promise<Reply | undefined> {
    const [, number] = pathname.match(/^\/pub\/dpe\/(.*)$/) ?? []
    if (number === undefined) return faults.answerControl(request)
    return (await faults.apply(request)) ?? answerFor(request, number)
  }

  function answerFor({ method, headers }: IncomingMessage, number: string): Reply {
    if (method !== 'GET') return plain(405, { allow: 'GET' })
    const isKnown = headers['client_id'] === client.id && headers['client_secret'] === client.secret
    if (!isKnown) return refuse(401, 'Invalid client id or secret')
    if (!/^[A-Z0-9]{13}$/.test(number)) return refuse(400, 'Bad request')
    const { facts = {}, refusal } = cases.get(number) ?? { refusal: 404 }
    if (refusal !== undefined) return refuse(refusal, 'No certificate')
    return json({ ...metadata(), ...toRegistryResponse(number, makeCertificate(number, facts, clock())) })
  }

  const refuse = (status: number, message: string) => json({ ...metadata(), success: false, message }, status)
  const metadata = () => ({ timestamp: clock().toISOString(), correlationId: randomUUID() })

  return startServer({
    name: 'certificate registry',
    port,
    assets: {
      '/registry.css': await asset('text/css; charset=utf-8', import.meta.url, '../kit/base.css', 'registry.css'),
      '/registry.svg': await asset('image/svg+xml', import.meta.url, 'registry.svg'),
      '/copy.js': await asset('text/javascript; charset=utf-8', import.meta.url, 'copy.client.js'),
    },
    answer,
    show: ({ url, ...visit }) =>
      url.pathname === '/'
        ? page(homePage({ ...visit, fault: faults.kind() }), { policy: "default-src 'none'; script-src 'self'" })
        : plain(404),
  })
}
