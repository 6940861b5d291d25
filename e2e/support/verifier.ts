import { createCaller } from '@bailclair/one-machine/demo-data/api-caller.ts'
import type { Declined } from '@bailclair/one-machine/demo-data/demo-file.ts'
import { decideOn } from '@bailclair/one-machine/demo-data/verify-file.ts'
import { ensureAccount } from '@bailclair/one-machine/stack/ensure-account.ts'
import type { Addresses } from '@bailclair/one-machine/stack/servers.ts'
import { expect } from '@playwright/test'
import { getAddresses, getDatabaseUrl } from './addresses.ts'
import { inventPerson, type Person } from './people.ts'

/** Someone of the team. */
export async function createVerifier(at: Addresses, given: Partial<Person> = {}): Promise<Person & { isStaff: true }> {
  const person = { ...inventPerson(), firstName: 'Vera', lastName: 'Poste', ...given }
  await ensureAccount(at.identity, 'staff', { ...person, role: 'verifier' }, new AbortController().signal)
  return { ...person, isStaff: true }
}

/** One for each worker, whose tests run one after the other: a verifier claims one part at a time. */
let verifier: Promise<ReturnType<typeof createCaller>> | undefined

/** The verdict of the team on what a tenant handed in: this is declined, everything else accepted. */
export async function decide(email: string, ...declined: Declined[]): Promise<void> {
  const at = getAddresses()
  verifier ??= createVerifier(at).then((person) => createCaller(at, 'staff', person, new AbortController().signal))
  expect(await decideOn(getDatabaseUrl(), await verifier, email, declined), `a part of ${email} that waits`).toBe(true)
}
