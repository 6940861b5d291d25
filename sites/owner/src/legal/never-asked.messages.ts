import { defineMessages } from '@bailclair/site-kit/platform/messages/messages.ts'
import {
  fineForAskingInEnglish,
  fineForAskingInFrench,
  neverAskedInEnglish,
  neverAskedInFrench,
} from '@bailclair/texts/never-asked-texts.ts'

/** What nobody may ask of an applicant, in the words that applicants read. */
export const neverAskedMessages = defineMessages({
  fr: { things: neverAskedInFrench, fine: fineForAskingInFrench },
  en: { things: neverAskedInEnglish, fine: fineForAskingInEnglish },
})
