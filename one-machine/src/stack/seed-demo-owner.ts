import { demonstration } from './demonstration.ts'
import { openAccounts } from './identity-accounts.ts'

const limit = 20_000 // ms

/** Someone who may sign in at once; whoever is there already stays as they are. */
export async function seedDemoOwner(identityUrl: string, giveUp: AbortSignal) {
  const accounts = await openAccounts(identityUrl, AbortSignal.any([giveUp, AbortSignal.timeout(limit)]))
  if (!(await accounts.has(demonstration.owner.email))) await accounts.create(demonstration.owner)
}
