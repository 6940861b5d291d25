import type { Language } from '@bailclair/domain/value/language.ts'
import { siteConfigFrom } from '@bailclair/server-kit/config/site-config.ts'
import { siteEnvironment } from '@bailclair/server-kit/config/site-environment.ts'
import { QueryClientProvider } from '@tanstack/react-query'
import { type ReactNode, useState, useSyncExternalStore } from 'react'
import type { Site } from '#app/site.ts'
import { AccountSiteContext } from '#identity/account-site.ts'
import { createQueryClient } from '#platform/api/query-client.ts'
import { LanguageProvider } from '#platform/messages/language-provider.tsx'
import type { History } from '#platform/router/history.ts'
import { RouterContext } from '#platform/router/router-context.ts'
import { type Session, SessionContext } from '#platform/session.ts'
import { SiteConfigContext } from '#platform/site-config.ts'
import { createMemoryHistory } from './memory-history.ts'

const config = siteConfigFrom(siteEnvironment.parse({}))

export type TestProps = {
  language?: Language
  session?: Session
  history?: History
  onSwitch?: (to: Language) => Promise<void>
  children: ReactNode
}

/** The providers of a component: default configuration, visitor at `/`. */
export function TestSite(props: TestProps & { site: Site }) {
  const { site, language = 'fr', session = signedOut, history, children, ...more } = props
  const [router] = useState(() => history ?? createMemoryHistory())
  const location = useSyncExternalStore(router.subscribe, router.current, router.current)
  const { params } = site.findRoute(location.pathname)
  const [client] = useState(createQueryClient)
  return (
    <SiteConfigContext value={config}>
      <SessionContext value={session}>
        <LanguageProvider initial={language} {...more}>
          <RouterContext value={{ history: router, location, params }}>
            <AccountSiteContext value={site.account}>
              <QueryClientProvider client={client}>{children}</QueryClientProvider>
            </AccountSiteContext>
          </RouterContext>
        </LanguageProvider>
      </SessionContext>
    </SiteConfigContext>
  )
}

const signedOut: Session = { status: 'signed-out', login: () => undefined }
export const signedIn = {
  status: 'signed-in',
  addSignInMethod: () => Promise.resolve(),
  isByPasswordAlone: true,
  accessToken: () => 'token',
  replaceToken: async () => false,
  confirmPerson: async () => false,
  logout: async () => undefined,
} satisfies Session
