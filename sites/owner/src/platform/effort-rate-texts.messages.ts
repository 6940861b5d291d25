import { defineMessages } from '@bailclair/site-kit/platform/messages/messages.ts'
import { effortRateInEnglish, effortRateInFrench } from '@bailclair/texts/effort-rate-texts.ts'

/** Names of the two effort rates. A language each, so that a browser loads one. */
export const effortRateTexts = defineMessages({ fr: effortRateInFrench, en: effortRateInEnglish })
