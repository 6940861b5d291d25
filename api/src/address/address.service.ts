import type { AddressSuggestion } from '@bailclair/domain/address/address.schema.ts'
import type { Deps, OwnerId } from '#deps.ts'
import { consumeRateLimit } from '#platform/rate-limit/consume-rate-limit.ts'

/** More than somebody who types without a break causes, because the site debounces its searches. */
const rateLimit = { purpose: 'address', limit: 120, windowSeconds: 60 }

export async function listAddresses(
  deps: Pick<Deps, 'db' | 'clock' | 'config' | 'addresses'>,
  ownerId: OwnerId,
  text: string,
): Promise<readonly AddressSuggestion[]> {
  await consumeRateLimit(deps, { ...rateLimit, key: { account: ownerId } })
  return deps.addresses.list(text)
}
