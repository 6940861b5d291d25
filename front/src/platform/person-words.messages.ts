import { personInEnglish, personInFrench } from '@bailclair/domain/tenant/person-words.ts'
import { defineMessages } from '#platform/messages/messages.ts'

/** What others read of someone's situation. A language each, so that a browser loads one. */
export const personWords = defineMessages({ fr: personInFrench, en: personInEnglish })
