import { useLanguage } from '#platform/messages/messages.ts'
import type { ApiErrorCode } from './api-error.ts'
import { basicErrorTexts } from './basic-error-texts.ts'
import { findErrorText } from './late-error-texts.ts'

type ErrorTexts = Readonly<Record<ApiErrorCode, string>>

/** Texts of failed calls of `useApi`, which loads them before it rejects. One that did not load is `Unexpected`. */
export function useErrorTexts(): ErrorTexts {
  const { language } = useLanguage()
  return new Proxy({} as ErrorTexts, {
    get: (_, code) => findErrorText(String(code), language) ?? basicErrorTexts[language].Unexpected,
  })
}
