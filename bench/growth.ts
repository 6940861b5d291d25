import { type Amounts, seedMany } from '@bailclair/one-machine/demo-data/seed-many.ts'
import { ensureOwner } from '@bailclair/one-machine/stack/ensure-owner.ts'
import { signIn } from '@bailclair/one-machine/stack/sign-in.ts'
import { startTemporaryStack } from '@bailclair/one-machine/stack/temporary-stack.ts'
import { median, percentile } from './figures.ts'
import { seedProperties } from './seed-properties.ts'

/**
 * The response times of an owner must not grow with the data of other owners. Compares the p95 of two sizes, a factor
 * of ten apart. Larger sizes as arguments: `npm run bench:growth -- 2200000 37400000`.
 */
const maxRatio = 1.3
const [owners = 22_000, files = 374_000] = process.argv.slice(2).map(Number)
const large = { owners, files }
const small = { owners: Math.ceil(owners / 10), files: Math.ceil(files / 10) }
const [rounds, callsEach] = [5, 200]

const stack = await startTemporaryStack()
const problems = await measure().finally(stack.stop)
for (const problem of problems) console.error(problem)
process.exit(problems.length > 0 ? 1 : 0)

async function measure(): Promise<string[]> {
  const { addresses, databaseUrl } = stack
  const owner = { email: 'ordinary-owner@bailclair.example', password: 'Une-porte-ouverte' }
  await ensureOwner(addresses.identity, owner, AbortSignal.timeout(60_000))

  /** Signs in each time, because seeding takes longer than a token is valid. */
  async function measureAt(amounts: Amounts): Promise<Record<string, number>> {
    const { signal } = new AbortController()
    await seedMany(databaseUrl, amounts, { report: (line) => console.log(`  ${line}`), signal })
    const tokens = await signIn(addresses, 'owner', owner)
    const get = async (path: string) => {
      const headers = { authorization: `Bearer ${tokens.access_token}` }
      const response = await fetch(addresses.api + path, { headers })
      if (!response.ok) throw new Error(`${path} answered ${response.status}`)
      return response.text()
    }
    await get('owner/profile') // the first call creates the owner
    await seedProperties(databaseUrl, owner.email, { properties: 5, applicationsEach: 17 })
    const { properties } = JSON.parse(await get('owner/profile')) as { properties: { id: string; token: string }[] }
    const [property] = properties
    return {
      Profile: await p95(() => get('owner/profile')),
      Property: await p95(() => get(`property/${property?.id}`)),
      'Public view': await p95(() => get(`property/public/${property?.token}`)),
    }
  }

  const before = await measureAt(small)
  const after = await measureAt(large)
  const text = ({ owners, files }: Amounts) =>
    `${owners.toLocaleString('en')} owners, ${files.toLocaleString('en')} files`
  console.log(`p95 with ${text(small)}, and with ${text(large)}`)
  return Object.keys(before).flatMap((call) => {
    const [few, many] = [before[call] ?? Number.NaN, after[call] ?? Number.NaN]
    const ratio = many / few
    console.log(
      `${call.padEnd(12)}${few.toFixed(1).padStart(8)} ms ${many.toFixed(1).padStart(8)} ms, ratio ${ratio.toFixed(2)}`,
    )
    return ratio <= maxRatio ? [] : [`${call}: above the ratio of ${maxRatio}`]
  })
}

/** Milliseconds until the last byte, in sequential calls. The median of several rounds: other load may disturb some. */
async function p95(ask: () => Promise<unknown>): Promise<number> {
  const round = async () => {
    const milliseconds: number[] = []
    for (let call = 0; call < callsEach; call++) {
      const began = performance.now()
      await ask()
      milliseconds.push(performance.now() - began)
    }
    return percentile(milliseconds, 95)
  }
  await round() // warm-up
  const figures: number[] = []
  for (let count = 0; count < rounds; count++) figures.push(await round())
  return median(figures)
}
