import { type Language, languages } from '@bailclair/domain/value/language.ts'
import { z } from 'zod/mini'
import type { IdentityUser } from './identity-port.ts'

const languageAttribute = z.object({ language: z.tuple([z.enum(languages)]) })

/** The language of the sign-up. */
export const languageOf = ({ attributes }: IdentityUser): Language =>
  languageAttribute.safeParse(attributes).data?.language[0] ?? 'fr'
