import { ownerSitePaths } from '@bailclair/domain/platform/owner-site-paths.ts'
import { NotFoundText } from '@bailclair/front/pages/not-found.tsx'
import { useSiteConfig } from '@bailclair/front/platform/site-config.ts'
import { pathTo } from '#desk/platform/paths.ts'

/** For an address without a page. */
export default function NotFoundPage() {
  const { hosts } = useSiteConfig()
  return <NotFoundText home={pathTo('SignIn')} contact={new URL(ownerSitePaths.contact, hosts.web).href} />
}
