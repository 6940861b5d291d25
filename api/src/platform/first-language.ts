import { defaultLanguage, type Language } from '@bailclair/domain/value/language.ts'
import { sql } from 'kysely'

type Account = { lastSignInOn: string | null; language: Language }

/**
 * An account keeps the language in which it was made. Where that is not known (the default, before the first sign-in),
 * the first call of the pages tells it; later calls change nothing.
 */
export const firstLanguage = ({ lastSignInOn, language }: Account, sent: Language): Language =>
  lastSignInOn === null && language === defaultLanguage ? sent : language

/** The same in SQL, for a row with `language` and `last_sign_in_on`. */
export const languageOnceKnown = (sent: Language) =>
  sql<Language>`case when last_sign_in_on is null and language = ${defaultLanguage}::language_code
    then ${sent}::language_code else language end`
