import type { Language } from '@bailclair/domain/platform/language.ts'
import type { MailContent } from './mail.schema.ts'

/** The texts of one mail. A missing language, or a text that forgets a field, does not compile. */
export const defineMailTexts = <Facts>(texts: Record<Language, (facts: Facts) => MailContent>) => texts
