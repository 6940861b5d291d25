import { documentsInEnglish, documentsInFrench } from '@bailclair/texts/document-texts.ts'
import { defineMessages } from './messages/messages.ts'

/** Categories and kinds of documents. Imported per language, so that a browser loads one. */
export const documentTexts = defineMessages({ fr: documentsInFrench, en: documentsInEnglish })
