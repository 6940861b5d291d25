import type { AddressSuggestion } from '@bailclair/domain/address/address.schema.ts'

/** What we ask of the national address directory. */
export type Addresses = {
  /** The best first, none when nothing is like the text; AddressServiceUnavailable when the answer is not to be had. */
  list: (text: string) => Promise<readonly AddressSuggestion[]>
}
