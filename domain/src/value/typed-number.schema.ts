import { z } from 'zod/mini'
import { readTypedNumber } from './typed-number.ts'

/** Forms keep the typed text; this reads it as a number and checks that with the schema of the API. */
export const typed = <N extends z.ZodMiniType<number, number>>(number: N) =>
  z.pipe(z.transform(readTypedNumber), number)
