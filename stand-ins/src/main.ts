import { join } from 'node:path'
import { startFederation } from '#federation/federation.ts'
import { identityServer } from '#federation/identity-server.ts'
import { startMailbox } from '#mailbox/mailbox.ts'

/** Everything that stands in for an outside service on one machine. Ports from the environment, loopback only. */
async function start() {
  const { NODE_ENV, MAILBOX_PORT, SMTP_PORT, FEDERATION_PORT, DATA_DIR } = process.env
  if (NODE_ENV === 'production')
    throw new Error('The stand-ins are for demonstrations: they do not start in production.')
  const [mailbox, federation] = await Promise.all([
    startMailbox({
      httpPort: port('MAILBOX_PORT', MAILBOX_PORT, 3004),
      smtpPort: port('SMTP_PORT', SMTP_PORT, 3025),
      folder: join(DATA_DIR ?? join(import.meta.dirname, '../../.data'), 'mailbox'),
    }),
    startFederation({
      port: port('FEDERATION_PORT', FEDERATION_PORT, 3007),
      client: identityServer(process.env),
    }),
  ])
  const stop = () => {
    Promise.all([mailbox.stop(), federation.stop()]).then(() => process.exit(0))
  }
  process.once('SIGTERM', stop)
  process.once('SIGINT', stop)
  console.log(`Mailbox: http://localhost:${mailbox.httpPort}, SMTP on port ${mailbox.smtpPort}`)
  console.log(`Federation: ${federation.issuer}`)
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
