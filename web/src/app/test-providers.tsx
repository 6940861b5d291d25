import type { Language } from '@bailclair/domain/platform/language.ts'
import { siteConfigFrom } from '@bailclair/domain/platform/site-config.ts'
import { siteEnvironment } from '@bailclair/domain/platform/site-environment.ts'
import { createQueryClient } from '@bailclair/front/platform/api/query-client.ts'
import { LanguageProvider } from '@bailclair/front/platform/messages/language-provider.tsx'
import type { History } from '@bailclair/front/platform/router/history.ts'
import { createMemoryHistory } from '@bailclair/front/platform/router/memory-history.ts'
import { RouterContext } from '@bailclair/front/platform/router/router-context.ts'
import { type Session, SessionContext } from '@bailclair/front/platform/session.ts'
import { SiteConfigContext } from '@bailclair/front/platform/site-config.ts'
import { QueryClientProvider } from '@tanstack/react-query'
import { type ReactNode, useState, useSyncExternalStore } from 'react'
import { findRoute } from './routes.ts'

const config = siteConfigFrom(siteEnvironment.parse({}))

type Props = {
  language?: Language
  session?: Session
  history?: History
  onSwitch?: (to: Language) => Promise<void>
  children: ReactNode
}

/** What surrounds a component in the application, for tests: an operator who configured nothing, a visitor at `/`. */
export function TestProviders({ language = 'fr', session = signedOut, history, children, ...more }: Props) {
  const [router] = useState(() => history ?? createMemoryHistory())
  const location = useSyncExternalStore(router.subscribe, router.current, router.current)
  const { params } = findRoute(location.pathname)
  const [client] = useState(createQueryClient)
  return (
    <SiteConfigContext value={config}>
      <SessionContext value={session}>
        <LanguageProvider initial={language} {...more}>
          <RouterContext value={{ history: router, location, params }}>
            <QueryClientProvider client={client}>{children}</QueryClientProvider>
          </RouterContext>
        </LanguageProvider>
      </SessionContext>
    </SiteConfigContext>
  )
}

const signedOut: Session = { status: 'signed-out', login: () => undefined }
export const signedIn = {
  status: 'signed-in',
  accessToken: () => 'token',
  logout: async () => undefined,
} satisfies Session
