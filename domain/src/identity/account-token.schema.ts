import { z } from 'zod/mini'

/** The token of a mailed link: 256 bits in base64url (quality: tokens). What is not shaped like one was never issued. */
export const accountToken = z.string().check(z.regex(/^[\w-]{43}$/))
