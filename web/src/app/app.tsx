import { currentLanguage } from '@bailclair/front/platform/messages/current-language.ts'
import { useLanguage } from '@bailclair/front/platform/messages/messages.ts'
import type { History } from '@bailclair/front/platform/router/history.ts'
import { RouterContext } from '@bailclair/front/platform/router/router-context.ts'
import { useArrival } from '@bailclair/front/platform/router/use-arrival.ts'
import { type Screen, useScreen } from '@bailclair/front/platform/router/use-screen.ts'
import { useSiteConfig } from '@bailclair/front/platform/site-config.ts'
import { ErrorBoundary } from './error-boundary.tsx'
import { Guarded } from './guarded.tsx'
import { Layout } from './layout/layout.tsx'
import { PageFailure } from './page-failure.tsx'
import { PagePending } from './page-pending.tsx'
import { findPage, loadPage, type Page } from './pages.ts'
import { titleOf } from './route.ts'

type Props = { history: History; initial: Screen<Page> }

const pages = { find: findPage, load: (pathname: string) => loadPage(pathname, currentLanguage()) }

/** The page of the address, inside the layout. */
export function App({ history, initial }: Props) {
  const { name } = useSiteConfig()
  const { language } = useLanguage()
  const { screen, progress } = useScreen(history, initial, pages)
  const { location } = screen
  const { route, params, Page } = screen.page
  const announcement = useArrival(location, titleOf(route, language, name))
  return (
    <RouterContext value={{ history, location, params }}>
      <Layout hasFooter={route.footer} isPending={progress === 'pending'} announcement={announcement}>
        {progress === 'failed' ? (
          <PageFailure reason="missing" />
        ) : (
          <ErrorBoundary key={location.pathname} fallback={<PageFailure reason="broken" />}>
            <Guarded access={route.access}>{Page ? <Page /> : <PagePending />}</Guarded>
          </ErrorBoundary>
        )}
      </Layout>
    </RouterContext>
  )
}
