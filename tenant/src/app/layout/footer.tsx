import { ownerSitePaths } from '@bailclair/domain/platform/owner-site-paths.ts'
import { footerMessages } from '@bailclair/front/app/layout/footer.messages.ts'
import { SiteFooter } from '@bailclair/front/app/layout/site-footer.tsx'
import { useMessages } from '@bailclair/front/platform/messages/messages.ts'
import { useOwnerSite } from '#platform/owner-site.ts'

/** The legal pages are those of the owner site: one operator, one notice, one choice of cookies. */
export function Footer() {
  const t = useMessages(footerMessages)
  const ownerSite = useOwnerSite()
  const cookies = <a href={ownerSite(`${ownerSitePaths.privacyPolicy}#cookies`)}>{t.cookies}</a>
  return <SiteFooter linkTo={ownerSite} cookies={cookies} />
}
