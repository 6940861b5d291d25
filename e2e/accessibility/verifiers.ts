import { createCaller } from '@bailclair/one-machine/demo-data/api-caller.ts'
import { runSql } from '@bailclair/one-machine/postgres/run-sql.ts'
import { ensureAccount } from '@bailclair/one-machine/stack/ensure-account.ts'
import { getAddresses, getDatabaseUrl } from '#support/addresses.ts'
import { inventPerson } from '#support/people.ts'
import { openSession, type Session } from '#support/session.ts'
import { newTenant } from '#support/tenant-area.ts'
import { test as base } from '#support/test.ts'
import { createVerifier } from '#support/verifier.ts'

/** `verifier` has claimed a part; `colleague` is of the staff, and may not verify. */
export type DeskVisitor = 'verifier' | 'colleague'
type Cookies = Session['cookies']

/** Screens change nothing: each worker signs its people in once. */
export const test = base.extend<object, { team: { cookies: Record<DeskVisitor, Cookies>; partId: string } }>({
  team: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the names of the fixtures from this pattern
    async ({}, use) => {
      const at = getAddresses()
      const signal = new AbortController().signal
      const [verifier, colleague] = [await createVerifier(at), inventPerson()]
      await ensureAccount(at.identity, 'staff', colleague, signal)
      const { person } = await newTenant(at, { status: 'TO_PROCESS' })
      const [part] = await runSql(getDatabaseUrl(), 'select id from tenant where email = $1', [person.email])
      const partId = String(part?.['id'])
      await createCaller(at, 'staff', verifier, signal).post(`desk/parts/${partId}/claim`, {})
      const cookies = {
        verifier: (await openSession(at, 'staff', verifier)).cookies,
        colleague: (await openSession(at, 'staff', colleague)).cookies,
      }
      await use({ cookies, partId })
    },
    { scope: 'worker', timeout: 240_000 },
  ],
})
