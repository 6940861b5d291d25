import { lazy, Suspense } from 'react'
import { AccountSiteContext } from '#identity/account-site.ts'
import { useLanguage } from '#platform/messages/messages.ts'
import { loadWithTexts } from '#platform/messages/split-messages.ts'
import { useTitleOfPage } from '#platform/own-title.ts'
import type { History } from '#platform/router/history.ts'
import { RouterContext } from '#platform/router/router-context.ts'
import { type Screen, useLoadedPage } from '#platform/router/use-loaded-page.ts'
import { usePageChange } from '#platform/router/use-page-change.ts'
import { useSession } from '#platform/session.ts'
import { useSiteConfig } from '#platform/site-config.ts'
import { ErrorBoundary } from './error-boundary.tsx'
import { Guarded } from './guarded.tsx'
import { Layout } from './layout/layout.tsx'
import { PageFailure } from './page-failure.tsx'
import { PagePending } from './page-pending.tsx'
import type { Page } from './pages.ts'
import type { Site } from './site.ts'

type Props = { site: Site; history: History; initial: Screen<Page> }

export function App({ site, history, initial }: Props) {
  const { name } = useSiteConfig()
  const { language } = useLanguage()
  const { screen, progress } = useLoadedPage(history, initial, site.pages)
  const { location } = screen
  const { route, params, Page } = screen.page
  const { title: ownTitle = route.title[language], detail } = useTitleOfPage()
  const title = [ownTitle, detail, name].filter(Boolean).join(' – ')
  const announcement = usePageChange(location, title)
  const { pathname } = location
  return (
    <RouterContext value={{ history, location, params }}>
      <AccountSiteContext value={site.account}>
        <Layout
          site={site}
          hasFooter={route.footer}
          isPending={progress === 'pending'}
          announcement={announcement}
          banners={site.Banners && <site.Banners route={route} />}
        >
          {progress === 'failed' ? (
            <PageFailure reason="missing" />
          ) : (
            <ErrorBoundary key={pathname} fallback={<PageFailure reason="broken" />}>
              <Guarded access={route.access} SignedIn={site.SignedIn}>
                {Page ? <Page /> : <PagePending />}
              </Guarded>
            </ErrorBoundary>
          )}
        </Layout>
        <WaitingConfirmation />
      </AccountSiteContext>
    </RouterContext>
  )
}

const ConfirmPerson = lazy(() => loadWithTexts(() => import('./confirm-person.tsx')))

/** The API asked for a recent sign-in: from any page, also from a dialog over it. */
function WaitingConfirmation() {
  const session = useSession()
  if (session.status !== 'signed-in' || !session.confirmation) return null
  return (
    <Suspense>
      <ConfirmPerson {...session.confirmation} />
    </Suspense>
  )
}
