import { defineMessages } from '@bailclair/site-kit/platform/messages/messages.ts'
import { criteriaInEnglish, criteriaInFrench } from '@bailclair/texts/criteria-texts.ts'
import { decreeInEnglish, decreeInFrench } from '@bailclair/texts/decree-texts.ts'

/** Items of the decree, and criteria by which nobody may choose. */
export const decreeMessages = defineMessages({
  fr: { items: decreeInFrench, criteria: criteriaInFrench },
  en: { items: decreeInEnglish, criteria: criteriaInEnglish },
})
