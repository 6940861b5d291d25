import { useMessages } from '@bailclair/front/platform/messages/messages.ts'
import { Toasts } from '@bailclair/front/ui/toast/toasts.tsx'
import { VisuallyHidden } from '@bailclair/front/ui/visually-hidden.tsx'
import type { ReactNode } from 'react'
import { layoutMessages } from './layout.messages.ts'
import { OfflineNotice } from './offline-notice.tsx'
import { SiteFooter } from './site-footer.tsx'
import { SiteHeader } from './site-header.tsx'
import { SkipLinks } from './skip-links.tsx'

type Props = {
  hasFooter: boolean
  /** The next page is on its way, and has been for a moment. */
  isPending: boolean
  /** Tells screen readers of the page that has just arrived. */
  announcement: string
  children: ReactNode
}

/** What surrounds every page. */
export function Layout({ hasFooter, isPending, announcement, children }: Props) {
  const t = useMessages(layoutMessages)
  return (
    <>
      <SkipLinks hasFooter={hasFooter} />
      <SiteHeader />
      {isPending && <div className="page-progress" aria-hidden="true" />}
      <main className="site-content" id="content" tabIndex={-1} aria-busy={isPending || undefined}>
        {children}
      </main>
      {hasFooter && <SiteFooter />}
      <VisuallyHidden>
        <span role="status">{isPending ? t.loadingPage : announcement}</span>
      </VisuallyHidden>
      <OfflineNotice />
      <Toasts />
    </>
  )
}
