import { defineMessages } from '@bailclair/site-kit/platform/messages/messages.ts'
import { propertyInEnglish, propertyInFrench } from '@bailclair/texts/property-texts.ts'

/** Labels and values of the fields of a property. A language each, so that a browser loads one. */
export const propertyTexts = defineMessages({ fr: propertyInFrench, en: propertyInEnglish })
