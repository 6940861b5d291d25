import { z } from 'zod/mini'
import { fieldError } from '../contract/field-errors.ts'
import { shareTokenShape } from './share-token.shape.ts'

/**
 * Shape of the token in a share link: base64url of 128 bits or more, so 22 characters or more. The upper bound only
 * keeps nonsense away from the database. A token of another shape is unknown like any other (404), not malformed.
 */
export const shareToken = z.string().check(z.regex(shareTokenShape, fieldError.invalid)).brand<'ShareToken'>()
export type ShareToken = z.infer<typeof shareToken>
