import { z } from 'zod/mini'
import type { Language } from './language.ts'
import { readTypedNumber } from './typed-number.ts'

/** Forms keep the typed text; this reads it as a number (null when empty) and checks that with the schema of the API. */
export const typed = <N extends z.ZodMiniType<number | null, number | null>>(number: N, language: Language) =>
  z.pipe(
    z.transform((text: string) => readTypedNumber(text, language) ?? null),
    number,
  )
