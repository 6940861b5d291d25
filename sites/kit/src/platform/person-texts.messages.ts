import { personInEnglish, personInFrench } from '@bailclair/texts/person-texts.ts'
import { defineMessages } from './messages/messages.ts'

/** What others read of someone's situation. A language each, so that a browser loads one. */
export const personTexts = defineMessages({ fr: personInFrench, en: personInEnglish })
