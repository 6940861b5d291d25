import type { Language } from '@bailclair/domain/value/language.ts'
import { useLanguage } from '#platform/messages/messages.ts'
import { basicErrorTexts } from './basic-error-texts.ts'

export const useBasicErrors = (): (typeof basicErrorTexts)[Language] => basicErrorTexts[useLanguage().language]
