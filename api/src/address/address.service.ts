import type { AddressSuggestion } from '@bailclair/domain/address/address.schema.ts'
import type { Deps, OwnerId } from '#deps.ts'
import { consumeRateLimit } from '#platform/rate-limit/consume-rate-limit.ts'

/** Someone who types all the time, with the web's pauses between searches, asks less often. */
const budget = { purpose: 'address', limit: 120, windowSeconds: 60 }

export async function listAddresses(
  deps: Pick<Deps, 'db' | 'clock' | 'config' | 'addresses'>,
  ownerId: OwnerId,
  text: string,
): Promise<readonly AddressSuggestion[]> {
  await consumeRateLimit(deps, { ...budget, key: { account: ownerId } })
  return deps.addresses.list(text)
}
