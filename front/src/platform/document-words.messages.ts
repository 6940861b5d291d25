import { documentsInEnglish, documentsInFrench } from '@bailclair/domain/document/document-words.ts'
import { defineMessages } from '#platform/messages/messages.ts'

/** What each category is called. A language each, so that a browser loads one. */
export const documentWords = defineMessages({ fr: documentsInFrench, en: documentsInEnglish })
