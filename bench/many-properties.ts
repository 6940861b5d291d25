import { gzipSync } from 'node:zlib'
import { ensureOwner } from '@bailclair/one-machine/stack/ensure-owner.ts'
import { signIn } from '@bailclair/one-machine/stack/sign-in.ts'
import { startTemporaryStack } from '@bailclair/one-machine/stack/temporary-stack.ts'
import { percentile } from './figures.ts'
import { seedProperties } from './seed-properties.ts'

/** An owner with 1,000 properties and 50,000 applications. 52 per property: one file in forty is archived and not counted. */
const amounts = { properties: 1_000, applicationsEach: 52 }
const minApplications = 50_000
const maxProfileBytes = 1_000_000
const maxP95Ms = 500
const calls = 100

const stack = await startTemporaryStack()
const excess = await measure().finally(stack.stop)
if (excess.length > 0) console.error(`Above the limit: ${excess.join(', ')}`)
process.exit(excess.length > 0 ? 1 : 0)

async function measure(): Promise<string[]> {
  const { addresses, databaseUrl } = stack
  const owner = { email: 'many-properties@bailclair.example', password: 'Mille-portes-ouvertes' }
  await ensureOwner(addresses.identity, owner, AbortSignal.timeout(60_000))
  const tokens = await signIn(addresses, 'owner', owner)
  const get = async (path: string) => {
    const response = await fetch(addresses.api + path, { headers: { authorization: `Bearer ${tokens.access_token}` } })
    if (!response.ok) throw new Error(`${path} answered ${response.status}`)
    return response.text()
  }
  await get('owner/profile') // the first call creates the owner
  await seedProperties(databaseUrl, owner.email, amounts)

  const profile = await get('owner/profile')
  const { properties } = JSON.parse(profile) as { properties: { id: string; propertyApartmentSharingCount: number }[] }
  const applications = properties.reduce((sum, { propertyApartmentSharingCount: count }) => sum + count, 0)
  if (applications < minApplications) throw new Error(`${applications} applications`)
  const property = (call: number) => `property/${properties[(call * 37) % properties.length]?.id}`

  console.log(`${properties.length} properties, ${applications} applications`)
  const bytes = Buffer.byteLength(profile)
  return [
    ...report(
      'Profile, size',
      bytes / 1_000,
      maxProfileBytes / 1_000,
      `kB, ${(gzipSync(profile).length / 1_000).toFixed(1)} gzip`,
    ),
    ...report('Profile, p95', await p95(() => get('owner/profile')), maxP95Ms, 'ms'),
    ...report('Property, p95', await p95((call) => get(property(call))), maxP95Ms, 'ms'),
  ]
}

/** Milliseconds until the last byte, in sequential calls. The ten calls below 0 are a warm-up. */
async function p95(ask: (call: number) => Promise<unknown>): Promise<number> {
  const milliseconds: number[] = []
  for (let call = -10; call < calls; call++) {
    const began = performance.now()
    await ask(Math.abs(call))
    if (call >= 0) milliseconds.push(performance.now() - began)
  }
  return percentile(milliseconds, 95)
}

function report(what: string, amount: number, limit: number, unit: string): string[] {
  const ratio = amount / limit
  console.log(`${what.padEnd(14)}${amount.toFixed(1).padStart(8)} ${unit}  of ${limit}, ratio ${ratio.toFixed(2)}`)
  return ratio <= 1 ? [] : [what]
}
