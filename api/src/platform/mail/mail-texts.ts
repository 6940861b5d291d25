import type { Language } from '@bailclair/domain/value/language.ts'
import type { MailContent } from './mail.schema.ts'

/** The texts of one mail. A missing language or field does not compile. */
export type MailTexts<Facts> = Record<Language, (facts: Facts) => MailContent>

export const defineMailTexts = <Facts>(texts: MailTexts<Facts>) => texts
