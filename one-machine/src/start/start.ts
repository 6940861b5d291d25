import { once } from 'node:events'
import { join } from 'node:path'
import { type Part, portBase, portsFrom } from '#ports.ts'
import { stopLeftovers } from '#postgres/postmaster.ts'
import { readLockInfo, tryLock } from '#process-lock.mjs'
import { demonstration } from '#stack/demonstration.ts'
import type { Addresses } from '#stack/servers.ts'
import { startStack } from '#stack/stack.ts'
import { visitorServices } from '#stack/visitor-services.ts'
import { onStopRequest } from '#stop-request.ts'
import { addData, type DataOptions } from './add-data.ts'
import { requirePorts } from './busy-ports.ts'
import { removeData } from './remove-data.ts'
import { formatTable } from './table.ts'

type Options = {
  dataDir: string
  isFresh: boolean
  /** Stand-ins for chat, analytics and error reports. */
  hasServices: boolean
  data: DataOptions
  env: { PORT_BASE?: string; DATABASE_URL?: string; NODE_ENV?: string }
}

/** `npm start`: runs all servers on this machine until Ctrl-C or a signal. */
export async function start({ dataDir, isFresh, hasServices, data, env }: Options) {
  const began = performance.now()
  const seconds = () => `${((performance.now() - began) / 1000).toFixed(1)} s`
  if (env.NODE_ENV === 'production') {
    throw new Error('npm start is for one machine and refuses NODE_ENV=production. To deploy, see docs/operations.md.')
  }
  const end = new AbortController()
  onStopRequest(() => end.abort(stopRequested))
  const base = portBase(env)
  const databaseUrl = env.DATABASE_URL || undefined
  await lockData(dataDir, base)
  await stopLeftovers(join(dataDir, 'postgres'))
  const parts: Part[] = [...servers]
  if (!databaseUrl) parts.push('postgres')
  if (hasServices) parts.push('services')
  await requirePorts(base, parts)
  // the servers inherit the environment of this process
  if (hasServices) Object.assign(process.env, visitorServices(portsFrom(base)))
  if (isFresh) removeData(dataDir)

  const report = (line: string) => console.log(`  ${line} (${seconds()})`)
  console.log('Starting BailClair…')
  const stack = await startStack({
    portBase: base,
    dataDir,
    databaseUrl,
    signal: end.signal,
    onReport: report,
    onFatalError: (error) => end.abort(error),
  })
  console.log(`\nBailClair is ready in ${seconds()}.\n\n${addressTable(stack.addresses, { dataDir, hasServices })}\n`)

  const added = addData(stack, data, end.signal, report)
  if (!end.signal.aborted) await once(end.signal, 'abort')
  console.log('Stopping…')
  await added
  await stack.stop()
  throw end.signal.reason
}

const servers = [
  'web',
  'api',
  'identity',
  'tenant',
  'desk',
  'mailbox',
  'address',
  'registry',
  'federation',
  'smtp',
  'metrics',
] as const satisfies Part[]

/** Thrown on a requested stop, to tell it from a failure. */
export const stopRequested = new Error('Stopped.')

async function lockData(dataDir: string, base: number) {
  if (await tryLock('data', dataDir, `at http://localhost:${base}, process ${process.pid}`)) return
  const where = await readLockInfo('data', dataDir)
  throw new Error(`BailClair already runs from this folder ${where ?? ''}. Stop it first, or use another clone.`)
}

const addressTable = (at: Addresses, { dataDir, hasServices }: Pick<Options, 'dataDir' | 'hasServices'>) =>
  formatTable([
    [
      ['Owner site', at.web],
      ['Tenant area', at.tenant],
      ['Verification desk', at.desk],
      ['API', at.api],
      ['API description', `${at.api}openapi.json`],
      ['Identity server', at.identity],
      ['Mailbox', at.mailbox],
      ['Every mail', `${at.api}mails  (with invented data)`],
      ['Stand-in federation', at.federation],
      ['Stand-in addresses', `${at.address}  (real communes, invented streets)`],
      ['Stand-in registry', `${at.registry}  (a certificate number for every case)`],
      ...(hasServices ? [['Stand-in services', `${at.services}  (chat, analytics, error reports)`] as const] : []),
    ],
    [
      ['Owner', `${demonstration.owner.email}  (properties and applications in every state)`],
      ['Tenant', `${demonstration.tenant.email}  (a verified file, a visit to book)`],
      ['Tenant', `${demonstration.tenantToCorrect.email}  (documents to correct)`],
      ['Verifier', `${demonstration.verifier.email}  (files to verify)`],
      ['Their password', demonstration.password],
      ['Code of the verifier', `${at.mailbox}/phone`],
    ],
    [
      ['Data and logs', dataDir],
      ['Start afresh', 'npm start -- --fresh'],
      ['Stop', 'Ctrl-C'],
    ],
  ])
