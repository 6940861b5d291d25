import { z } from 'zod/mini'
import { fieldError } from '../contract/field-errors.ts'

/** Token of an application: 256 bits in base64url (decision 19). One of another shape is answered as unknown. */
export const fileToken = z
  .string()
  .check(z.regex(/^[A-Za-z0-9_-]{43}$/, fieldError.invalid))
  .brand<'FileToken'>()
export type FileToken = z.infer<typeof fileToken>
