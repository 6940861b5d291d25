import type { AddressSuggestion } from '@bailclair/domain/address/address.schema.ts'

export type Addresses = {
  /** Best match first, empty without a match; AddressServiceUnavailable during an outage. */
  list: (text: string) => Promise<readonly AddressSuggestion[]>
}
