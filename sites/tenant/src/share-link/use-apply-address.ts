import { ownerSitePaths } from '@bailclair/domain/site/owner-site-paths.ts'
import { fillPath } from '@bailclair/site-kit/platform/router/path-pattern.ts'
import { useOwnerSite } from '#platform/owner-site.ts'

/** Where an application is finished: on the owner site, which asks for the consent once more. */
export function useApplyAddress(): (token: string) => string {
  const ownerSite = useOwnerSite()
  return (token) => ownerSite(fillPath(ownerSitePaths.apply, { token }))
}
