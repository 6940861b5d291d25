import { z } from 'zod/mini'

/** The token of a mailed link: 256 bits in base64url. Any other text was never issued. */
export const accountToken = z.string().check(z.regex(/^[\w-]{43}$/))
