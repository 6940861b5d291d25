import { z } from 'zod/mini'
import { readTypedNumber } from './typed-number.ts'

/** What a person types, checked by the schema of the number they mean: forms keep the text, the API gets the number. */
export const typed = <N extends z.ZodMiniType<number, number>>(number: N) =>
  z.pipe(z.transform(readTypedNumber), number)
