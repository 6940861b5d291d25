import { ownerSitePaths } from '@bailclair/domain/site/owner-site-paths.ts'
import { footerMessages } from '@bailclair/site-kit/app/layout/footer.messages.ts'
import { ShortFooter as ShortSiteFooter } from '@bailclair/site-kit/app/layout/short-footer.tsx'
import { SiteFooter } from '@bailclair/site-kit/app/layout/site-footer.tsx'
import { useMessages } from '@bailclair/site-kit/platform/messages/messages.ts'
import { useOwnerSite } from '#platform/owner-site.ts'

/** Legal pages are on the owner site: one operator, one notice, one cookie choice. */
export function Footer() {
  const t = useMessages(footerMessages)
  const ownerSite = useOwnerSite()
  const cookies = <a href={ownerSite(`${ownerSitePaths.privacyPolicy}#cookies`)}>{t.cookies}</a>
  return <SiteFooter linkTo={ownerSite} cookies={cookies} />
}

export const ShortFooter = () => <ShortSiteFooter linkTo={useOwnerSite()} />
