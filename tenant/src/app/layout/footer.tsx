import { SiteFooter } from '@bailclair/front/app/layout/site-footer.tsx'
import { useOwnerSite } from '#platform/owner-site.ts'

/** The legal pages are those of the owner site: one operator, one notice. */
export function Footer() {
  const ownerSite = useOwnerSite()
  return <SiteFooter linkTo={ownerSite} />
}
