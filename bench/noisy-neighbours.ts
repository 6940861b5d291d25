import { createCaller, openCallers } from '@bailclair/one-machine/demo-data/api-caller.ts'
import { file } from '@bailclair/one-machine/demo-data/demo-file.ts'
import { makeFile } from '@bailclair/one-machine/demo-data/make-file.ts'
import { tenants } from '@bailclair/one-machine/demo-data/tenants.data.ts'
import { decideOn } from '@bailclair/one-machine/demo-data/verify-file.ts'
import { demonstration } from '@bailclair/one-machine/stack/demonstration.ts'
import { ensureAccount } from '@bailclair/one-machine/stack/ensure-account.ts'
import type { Stack } from '@bailclair/one-machine/stack/stack.ts'
import { get } from './ask.ts'
import { download, type Noise } from './noisy-neighbours/download.ts'
import { onTemporaryStack } from './on-temporary-stack.ts'
import type { Routes } from './probe.ts'
import { alternate, report } from './rounds.ts'
import { startWorker } from './run-worker.ts'
import { seedProperties } from './seed-properties.ts'

/**
 * Accounts with much data ask for all of it on many connections at once: nobody else gets a 503, and the p95 of
 * everybody else is at most `maxRatio` times idle.
 */
const maxRatio = 2
const password = 'Des-voisins-bruyants'

await onTemporaryStack(measure)

async function measure({ addresses, databaseUrl }: Stack, signal: AbortSignal): Promise<string[]> {
  const exporter = await newOwner('exporter', { properties: 300, applicationsEach: 17 })
  const collector = await newOwner('collector', { properties: 4_500, applicationsEach: 2 })
  const busy = await newOwner('busy', { properties: 1, applicationsEach: 5_000 })
  const quiet = await newOwner('quiet', { properties: 5, applicationsEach: 17 })
  const tenant = await newTenant()
  const grantPdf = await applyWithDocuments()

  const at = (path: string) => addresses.api + path
  const routes: Routes = {
    'Owner: profile': async () => void (await get(at('owner/profile'), await quiet.caller.token())),
    'Owner: property': async () => void (await get(at(`property/${quiet.property.id}`), await quiet.caller.token())),
    'Tenant: profile': async () => void (await get(at('tenant/profile'), await tenant.token())),
    'Visitor: share link': async () => void (await get(at(`property/public/${quiet.property.token}`))),
    'Visitor: config': async () => void (await get(at('config'))),
  }
  const noises = async (): Promise<Noise[]> => [
    { name: 'export', url: at('owner/export'), token: await exporter.caller.token(), atOnce: 30 },
    { name: 'profile of 4,500', url: at('owner/profile'), token: await collector.caller.token(), atOnce: 6 },
    {
      name: 'CSV',
      url: at(`property/${busy.property.id}/applications.csv`),
      token: await busy.caller.token(),
      atOnce: 6,
    },
    { name: 'PDF', url: at('file/download/'), grantUrl: at(grantPdf), token: await busy.caller.token(), atOnce: 6 },
  ]
  for (const noise of await noises()) {
    const began = performance.now()
    const { status, bytes } = await download(noise)
    if (status !== 200) throw new Error(`${noise.name} answered ${status}`)
    console.log(`${noise.name}: ${(bytes / 1_000).toFixed(0)} kB in ${(performance.now() - began).toFixed(0)} ms alone`)
  }
  const times = await alternate({
    routes,
    rounds: 5,
    partMs: 15_000,
    pauseMs: 50,
    settleMs: 2_000,
    startLoad: async () =>
      startWorker(new URL('./noisy-neighbours/noisy-accounts.worker.ts', import.meta.url), await noises()),
  })
  return Object.keys(routes).flatMap((route) => report(route, times, maxRatio))

  async function newOwner(name: string, amounts: { properties: number; applicationsEach: number }) {
    const person = { email: `${name}-owner@bailclair.example`, password }
    await ensureAccount(addresses.identity, 'owner', person, signal)
    const caller = createCaller(addresses, 'owner', person, signal)
    await caller.get('owner/profile') // the first call creates the owner
    await seedProperties(databaseUrl, person.email, amounts)
    const { properties } = await caller.get<{ properties: { id: string; token: string }[] }>('owner/profile')
    const [property] = properties
    if (!property) throw new Error(`${name} has no property.`)
    return { caller, property }
  }

  async function newTenant() {
    const person = { email: 'quiet-tenant@bailclair.example', password, firstName: 'Camille', lastName: 'Moreau' }
    await ensureAccount(addresses.identity, 'tenant', person, signal)
    return createCaller(addresses, 'tenant', person, signal)
  }

  /** A verified file with documents applies to the busy owner; the path that grants its PDF. */
  async function applyWithDocuments(): Promise<string> {
    const verified = file('ALONE', [tenants.lea], 'SUBMITTED')
    const { callerOf } = openCallers(addresses, signal)
    await makeFile({ at: addresses, databaseUrl, signal, callerOf }, verified)
    await ensureAccount(addresses.identity, 'staff', demonstration.verifier, signal)
    const verifier = createCaller(addresses, 'staff', demonstration.verifier, signal)
    const isVerified = await decideOn(databaseUrl, verifier, tenants.lea.email, [])
    if (!isVerified) throw new Error('The file is not verified.')
    const applicant = createCaller(
      addresses,
      'tenant',
      { email: tenants.lea.email, password: demonstration.password },
      signal,
    )
    const body = { access: true, kcToken: await applicant.token() }
    await applicant.post(`property/public/subscribe/${busy.property.token}`, body)
    const { propertiesApartmentSharing: rows } = await busy.caller.get<{
      propertiesApartmentSharing: { id: string }[]
    }>(`property/${busy.property.id}`)
    return `property/tenant/${rows[0]?.id}/file/download`
  }
}
