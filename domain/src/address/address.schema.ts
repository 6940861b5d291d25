import { z } from 'zod/mini'

/** One suggestion of the national address directory (contract, GET property/listAddresses). */
export const addressSuggestion = z.object({
  /** The whole address on one line, as it is kept on the property. */
  label: z.string(),
  /** Number and street; absent for a commune. */
  street: z.exactOptional(z.string()),
  postcode: z.string(),
  city: z.string(),
  /** Official code of the commune, which is not its postcode. */
  citycode: z.string(),
  lon: z.number(),
  lat: z.number(),
})
export type AddressSuggestion = z.infer<typeof addressSuggestion>

/** Contract: fewer characters match half of France. The directory reads no more than 200. */
export const shortestAddressText = 3
export const addressText = z
  .string()
  .check(z.trim(), z.normalize('NFC'), z.minLength(shortestAddressText), z.maxLength(200))
