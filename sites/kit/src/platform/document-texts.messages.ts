import { documentsInEnglish, documentsInFrench } from '@bailclair/texts/document-texts.ts'
import { defineMessages } from './messages/messages.ts'

/** What each category is called. A language each, so that a browser loads one. */
export const documentTexts = defineMessages({ fr: documentsInFrench, en: documentsInEnglish })
