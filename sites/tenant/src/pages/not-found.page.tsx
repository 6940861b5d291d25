import { ownerSitePaths } from '@bailclair/domain/site/owner-site-paths.ts'
import { NotFoundText } from '@bailclair/site-kit/pages/not-found.tsx'
import { useOwnerSite } from '#platform/owner-site.ts'
import { pathTo } from '#platform/paths.ts'

export default function NotFoundPage() {
  const ownerSite = useOwnerSite()
  return <NotFoundText home={pathTo('Landing')} contact={ownerSite(ownerSitePaths.contact)} />
}
