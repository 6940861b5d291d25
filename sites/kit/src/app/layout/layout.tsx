import type { ReactNode } from 'react'
import { useMessages } from '#platform/messages/messages.ts'
import { Toasts } from '#ui/toast/toasts.tsx'
import { VisuallyHidden } from '#ui/visually-hidden.tsx'
import type { Site } from '../site.ts'
import { LanguageOffer } from './language-offer.tsx'
import { layoutMessages } from './layout.messages.ts'
import { OfflineNotice } from './offline-notice.tsx'
import { SkipLinks } from './skip-links.tsx'

type Props = {
  site: Pick<Site, 'Header' | 'Footer' | 'ShortFooter'>
  hasFooter: boolean
  /** The next page has been loading for a moment. */
  isPending: boolean
  /** Announces the new page to screen readers. */
  announcement: string
  banners?: ReactNode
  children: ReactNode
}

export function Layout({ site, hasFooter, isPending, announcement, banners, children }: Props) {
  const t = useMessages(layoutMessages)
  const { Header } = site
  const Footer = hasFooter ? site.Footer : site.ShortFooter
  return (
    <>
      <SkipLinks hasFooter={Footer !== undefined} />
      {banners}
      <Header />
      {isPending && <div className="page-progress" aria-hidden="true" />}
      <main className="site-content" id="content" tabIndex={-1} aria-busy={isPending || undefined}>
        {children}
      </main>
      {Footer && <Footer />}
      <VisuallyHidden>
        <span role="status">{isPending ? t.loadingPage : announcement}</span>
      </VisuallyHidden>
      <LanguageOffer />
      <OfflineNotice />
      <Toasts />
    </>
  )
}
