// Starts one program of a release: `bin/node bailclair.mjs api`. It runs in this very process, so that signals reach it.
import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { printNewSecrets } from './new-secrets.mjs'

/** Servers with their default port, and where they say that they are ready. */
export const servers = {
  api: { script: 'api/src/main.ts', port: 3001, ready: '/api/health/ready' },
  identity: { script: 'identity/src/main.ts', port: 3002, ready: '/health/ready' },
  owner: { script: 'sites/owner/server/main.ts', port: 3000, ready: '/health/ready' },
  tenant: { script: 'sites/tenant/server/main.ts', port: 3003, ready: '/health/ready' },
  desk: { script: 'sites/desk/server/main.ts', port: 3008, ready: '/health/ready' },
}

/** Commands that end by themselves. Their arguments follow the name. */
export const commands = {
  migrate: 'api/src/migrate.ts',
  'migrate-identity': 'identity/src/migrate.ts',
  staff: 'api/src/staff.ts',
  'check-realms': 'api/src/check-realms.ts',
  'copy-documents': 'api/src/copy-documents.ts',
  'check-documents': 'api/src/check-documents.ts',
  jobs: 'api/src/run-jobs.ts',
  outbox: 'api/src/platform/mail/outbox.ts',
  audit: 'api/src/check-audit.ts',
  'trust-list': 'api/src/trust-list.ts',
  signals: 'api/src/signals.ts',
  law: 'api/src/law.ts',
  backup: 'api/src/backup.ts',
  'backup-identity': 'identity/src/backup.ts',
  'rotate-keys': 'identity/src/rotate-keys.ts',
  'export-users': 'identity/src/export-users.ts',
  'seal-tokens': 'api/src/seal-tokens.ts',
  'end-links': 'api/src/end-links.ts',
  'sign-everybody-out': 'api/src/sign-everybody-out.ts',
  'publish-assets': 'sites/kit/server/publish-assets.ts',
}

if (import.meta.main) await run(process.argv[2])

async function run(name) {
  if (name === 'health') return checkHealth(process.argv[3] ?? serverOfProcess1())
  if (name === 'new-secrets') return printNewSecrets(process.argv.slice(3))
  const script = servers[name]?.script ?? commands[name]
  const names = [...Object.keys(servers), ...Object.keys(commands), 'health', 'new-secrets']
  if (!script) return fail(`Which one? ${names.join(', ')}`)
  // the program finds its own arguments where it expects them
  process.argv.splice(1, 2, join(import.meta.dirname, script))
  await import(pathToFileURL(process.argv[1]).href)
}

/** `health [server]`: exits with 0 when the server on this machine or in this container is ready. */
async function checkHealth(name) {
  const server = servers[name]
  if (!server) return fail(`Which server? ${Object.keys(servers).join(', ')}`)
  const { HOST = '', PORT = server.port } = process.env
  const host = ['', '0.0.0.0', '::'].includes(HOST) ? 'localhost' : HOST
  try {
    const answer = await fetch(`http://${host}:${PORT}${server.ready}`, { signal: AbortSignal.timeout(4_000) })
    if (!answer.ok) fail(`${name} answers ${answer.status}: ${await answer.text()}`)
  } catch (error) {
    fail(`${name} does not answer: ${error.cause?.code ?? error.message}`)
  }
}

/** In a container, process 1 is the server, or an init program that has the same arguments. */
function serverOfProcess1() {
  const file = '/proc/1/cmdline'
  const words = existsSync(file) ? readFileSync(file, 'utf8').split('\0') : []
  return words.find((word) => word in servers)
}

function fail(message) {
  console.error(message)
  process.exitCode = 1
}
