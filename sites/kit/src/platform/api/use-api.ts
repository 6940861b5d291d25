import type { Language } from '@bailclair/domain/value/language.ts'
import { useMemo } from 'react'
import { deviceId } from '#platform/device-id.ts'
import { useLanguage } from '#platform/messages/messages.ts'
import { type Session, tokensOf, useSession } from '#platform/session.ts'
import { useSiteConfig } from '#platform/site-config.ts'
import { type Api, createApi } from './api-client.ts'
import { ApiError } from './api-error.ts'
import { loadErrorTexts } from './late-error-texts.ts'

/** A failure carries a code; its text is loaded before anybody shows it (`useErrorTexts`). */
const withErrorTexts =
  (api: Api, language: Language): Api =>
  async (...call) => {
    try {
      return await api(...call)
    } catch (cause) {
      if (cause instanceof ApiError) await loadErrorTexts([cause.code], language)
      throw cause
    }
  }

/** The API with the visitor's language and session. */
export function createSessionApi(baseUrl: string, language: Language, session: Session): Api {
  const api = createApi({ baseUrl, language: () => language, device: deviceId, ...tokensOf(session) })
  return withErrorTexts(api, language)
}

export function useApi(): Api {
  const { hosts } = useSiteConfig()
  const { language } = useLanguage()
  const session = useSession()
  return useMemo(() => createSessionApi(hosts.api, language, session), [hosts.api, language, session])
}
