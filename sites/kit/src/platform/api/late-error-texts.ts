import type { Language } from '@bailclair/domain/value/language.ts'
import { logError } from '#platform/log.ts'
import type { Messages } from '#platform/messages/messages.ts'
import type { ApiErrorCode } from './api-error.ts'
import { basicErrorTexts } from './basic-error-texts.ts'

let catalogue: Messages<Record<ApiErrorCode, string>> | undefined

/** Undefined for anything but a code, and before `loadErrorTexts`. */
export const findErrorText = (code: string, language: Language): string | undefined => {
  const texts: Record<string, string> = { ...basicErrorTexts[language], ...catalogue?.[language] }
  return texts[code]
}

/** For a form on a first visit, which loads without them. A failed download leaves the basic ones. */
export async function loadErrorTexts(codes: readonly string[], language: Language): Promise<void> {
  if (codes.every((code) => findErrorText(code, language) !== undefined)) return
  try {
    const { errorMessages } = await import('./error.messages.ts')
    catalogue = errorMessages
    await errorMessages.load(language)
  } catch (cause) {
    logError('The texts of errors did not load', cause)
  }
}
