import { type Amounts, seedMany } from '@bailclair/one-machine/demo-data/seed-many.ts'
import { ensureOwner } from '@bailclair/one-machine/stack/ensure-owner.ts'
import { signIn } from '@bailclair/one-machine/stack/sign-in.ts'
import { startTemporaryStack } from '@bailclair/one-machine/stack/temporary-stack.ts'
import { median, percentile } from './figures.ts'
import { seedProperties } from './seed-properties.ts'

/**
 * What an owner waits for must not grow with the number of others (quality, "Growth": at a hundred times as many, at
 * most so many times the p95). Two sizes, a factor of ten apart, that a machine of any size holds; larger ones by
 * arguments: `npm run bench:growth -- 2200000 37400000`.
 */
const highestRatio = 1.3
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

  /** Signed in anew: seeding takes longer than a token lives. */
  async function measureAt(amounts: Amounts): Promise<Record<string, number>> {
    const giveUp = new AbortController().signal
    await seedMany(databaseUrl, amounts, { report: (line) => console.log(`  ${line}`), giveUp })
    const tokens = await signIn(addresses, 'owner', owner)
    if (tokens === 'refused') throw new Error('The owner cannot sign in.')
    const get = async (path: string) => {
      const headers = { authorization: `Bearer ${tokens.access_token}` }
      const response = await fetch(addresses.api + path, { headers })
      if (!response.ok) throw new Error(`${path} answered ${response.status}`)
      return response.text()
    }
    await get('owner/profile') // the first call makes the owner
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
    return ratio <= highestRatio ? [] : [`${call}: above the ratio of ${highestRatio}`]
  })
}

/** Milliseconds until the last byte, one call after the other; the median of some rounds, as other work disturbs some. */
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
  await round() // warms everything up
  const figures: number[] = []
  for (let count = 0; count < rounds; count++) figures.push(await round())
  return median(figures)
}
