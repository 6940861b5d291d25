import { join } from 'node:path'
import { startAddressDirectory } from '#address/directory.ts'
import { startCertificateRegistry } from '#certificate-registry/registry.ts'
import { registryClient } from '#certificate-registry/registry-client.ts'
import { startFederation } from '#federation/federation.ts'
import { identityServerClient } from '#federation/identity-server-client.ts'
import { startMailbox } from '#mailbox/mailbox.ts'
import { startVisitorServices } from '#visitor-services/visitor-services.ts'

/** Starts all stand-ins in one process. Ports come from the environment; all listen on loopback only. */
async function start() {
  const {
    NODE_ENV,
    MAILBOX_PORT,
    SMTP_PORT,
    ADDRESS_PORT,
    REGISTRY_PORT,
    FEDERATION_PORT,
    SERVICES_PORT,
    DATA_DIR,
    PHONE_SECRET,
  } = process.env
  if (NODE_ENV === 'production')
    throw new Error('The stand-ins are for demonstrations: they do not start in production.')
  const [mailbox, address, registry, federation, services] = await Promise.all([
    startMailbox({
      httpPort: port('MAILBOX_PORT', MAILBOX_PORT, 3004),
      smtpPort: port('SMTP_PORT', SMTP_PORT, 3025),
      folder: join(DATA_DIR ?? join(import.meta.dirname, '../../.data'), 'mailbox'),
      phoneSecret: PHONE_SECRET,
    }),
    startAddressDirectory({ port: port('ADDRESS_PORT', ADDRESS_PORT, 3005) }),
    startCertificateRegistry({
      port: port('REGISTRY_PORT', REGISTRY_PORT, 3006),
      client: registryClient(process.env),
    }),
    startFederation({
      port: port('FEDERATION_PORT', FEDERATION_PORT, 3007),
      client: identityServerClient(process.env),
    }),
    // optional: `npm start` sets the port only when asked for these services
    SERVICES_PORT ? startVisitorServices({ port: port('SERVICES_PORT', SERVICES_PORT, 3009) }) : undefined,
  ])
  const stop = () => {
    Promise.all([mailbox, address, registry, federation, services].map((it) => it?.stop())).then(() => process.exit(0))
  }
  process.once('SIGTERM', stop)
  process.once('SIGINT', stop)
  console.log(`Mailbox: http://localhost:${mailbox.httpPort}, SMTP on port ${mailbox.smtpPort}`)
  console.log(`Address directory: http://localhost:${address.port}`)
  console.log(`Certificate registry: http://localhost:${registry.port}`)
  console.log(`Federation: ${federation.issuer}`)
  if (services) console.log(`Chat, analytics, error reports: http://localhost:${services.port}`)
}

function port(name: string, text: string | undefined, byDefault: number): number {
  const number = text === undefined ? byDefault : Number(text)
  if (!Number.isInteger(number) || number < 0 || number > 65_535) throw new Error(`${name} must be a port number`)
  return number
}

start().catch((error: Error) => {
  console.error(error.message)
  process.exit(1)
})
