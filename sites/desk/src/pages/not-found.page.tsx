import { ownerSitePaths } from '@bailclair/domain/site/owner-site-paths.ts'
import { NotFoundText } from '@bailclair/site-kit/pages/not-found.tsx'
import { useSiteConfig } from '@bailclair/site-kit/platform/site-config.ts'
import { pathTo } from '#paths.ts'

export default function NotFoundPage() {
  const { hosts } = useSiteConfig()
  return <NotFoundText home={pathTo('SignIn')} contact={new URL(ownerSitePaths.contact, hosts.web).href} />
}
