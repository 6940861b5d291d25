import { personInEnglish, personInFrench } from '@bailclair/texts/person-texts.ts'
import { defineMessages } from './messages/messages.ts'

/** How a situation is shown to others. Imported per language, so that a browser loads one. */
export const personTexts = defineMessages({ fr: personInFrench, en: personInEnglish })
