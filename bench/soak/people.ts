import { createCaller } from '@bailclair/one-machine/demo-data/api-caller.ts'
import { ensureAccount } from '@bailclair/one-machine/stack/ensure-account.ts'
import type { Person, Realm } from '@bailclair/one-machine/stack/sign-in.ts'
import type { Stack } from '@bailclair/one-machine/stack/stack.ts'
import { seedProperties } from '../seed-properties.ts'

const password = 'Dix-minutes-de-travail'
/** Of each owner: about what an owner of the service has. */
const amounts = { properties: 3, applicationsEach: 17 }
const atOnce = 4

/** Accounts of owners with properties and applications, and of tenants without a file. */
export async function createPeople(
  { addresses, databaseUrl }: Stack,
  counts: { owners: number; tenants: number },
  signal: AbortSignal,
) {
  const owners = await create('owner', counts.owners)
  await seedProperties(
    databaseUrl,
    owners.map(({ email }) => email),
    amounts,
  )
  const tenants = await create('tenant', counts.tenants)
  console.log(`${owners.length} owners with ${amounts.properties} properties each, ${tenants.length} tenants`)
  return { owners, tenants }

  async function create(realm: Extract<Realm, 'owner' | 'tenant'>, count: number): Promise<Person[]> {
    const names = { firstName: 'Camille', lastName: 'Moreau' }
    const people = Array.from({ length: count }, (_, index) => ({
      email: `soak-${realm}-${index}@bailclair.example`,
      password,
    }))
    const waiting = [...people]
    const work = async () => {
      for (let person = waiting.pop(); person; person = waiting.pop()) {
        await ensureAccount(addresses.identity, realm, { ...person, ...names }, signal)
        // the first call creates the owner
        if (realm === 'owner') await createCaller(addresses, realm, person, signal).get('owner/profile')
      }
    }
    await Promise.all(Array.from({ length: atOnce }, work))
    return people
  }
}
