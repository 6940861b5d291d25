import { useMemo } from 'react'
import { deviceId } from '#platform/device-id.ts'
import { useLanguage } from '#platform/messages/messages.ts'
import { tokensOf, useSession } from '#platform/session.ts'
import { useSiteConfig } from '#platform/site-config.ts'
import { type Api, createApi } from './api-client.ts'

/** The API with the visitor's language and session. */
export function useApi(): Api {
  const { hosts } = useSiteConfig()
  const { language } = useLanguage()
  const session = useSession()
  return useMemo(() => {
    return createApi({ baseUrl: hosts.api, language: () => language, device: deviceId, ...tokensOf(session) })
  }, [hosts.api, language, session])
}
