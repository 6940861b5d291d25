import { z } from 'zod/mini'

/** One suggestion of the national address directory. */
export const addressSuggestion = z.object({
  /** The whole address on one line, as stored in the property. */
  label: z.string(),
  /** Number and street. A suggestion for a whole commune has none. */
  street: z.exactOptional(z.string()),
  postcode: z.string(),
  city: z.string(),
  /** INSEE code of the commune, not its postcode. */
  citycode: z.string(),
  lon: z.number(),
  lat: z.number(),
})
export type AddressSuggestion = z.infer<typeof addressSuggestion>

/** Characters. Shorter texts match too many communes; the directory refuses more than 200. */
export const shortestAddressText = 3
export const addressText = z
  .string()
  .check(z.trim(), z.normalize('NFC'), z.minLength(shortestAddressText), z.maxLength(200))
