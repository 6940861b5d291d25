import { defineMessages } from '@bailclair/site-kit/platform/messages/messages.ts'
import { advertFieldsInEnglish, advertFieldsInFrench } from '@bailclair/texts/advert-field-texts.ts'

export const advertFieldTexts = defineMessages({ fr: advertFieldsInFrench, en: advertFieldsInEnglish })
