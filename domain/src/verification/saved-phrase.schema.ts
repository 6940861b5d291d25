import { z } from 'zod/mini'
import { languages } from '../value/language.ts'
import { lines } from '../value/text.schema.ts'
import { longestComment } from './decision.schema.ts'

export const mostPhrases = 100

export const phraseId = z.uuid().brand<'PhraseId'>()
export type PhraseId = z.infer<typeof phraseId>

/** A sentence that a verifier writes often. `language`: that of the tenants who read it. */
export const newPhrase = z.object({ language: z.enum(languages), text: lines(longestComment) })

const savedPhrase = z.object({ id: z.string(), language: z.enum(languages), text: z.string() })
export type SavedPhrase = z.infer<typeof savedPhrase>

/** One's own, in the order of their text. */
export const savedPhrases = z.object({ phrases: z.array(savedPhrase) })
