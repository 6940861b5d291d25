import { loadFramePart } from '@bailclair/site-kit/app/layout/frame-part.ts'
import { SiteHeader } from '@bailclair/site-kit/app/layout/site-header.tsx'
import { needsSignIn, type Route } from '@bailclair/site-kit/app/route.ts'
import { matchPath } from '@bailclair/site-kit/platform/router/path-pattern.ts'
import { useLocation } from '@bailclair/site-kit/platform/router/router-context.ts'
import { useSession } from '@bailclair/site-kit/platform/session.ts'
import { type ComponentType, lazy, Suspense } from 'react'
import { routes } from '../routes.ts'
import { VisitorLinks } from './visitor-links.tsx'

// A first visit needs neither.
const loadApplicantHeader = loadFramePart(() => import('./applicant-header.tsx'))
let ApplicantHeader: ComponentType = lazy(loadApplicantHeader)
const OwnerLinks = lazy(loadFramePart(() => import('./owner-links.tsx')))

/** A share link belongs to applicants: its pages lead to the tenant area, never to the owner's sign-in. */
const applicantPages: readonly string[] = ['ConnectProperty', 'ShortLink', 'ValidConnectProperty']

/** Before hydration: a lazy header would vanish from the page until its file is there. */
export async function prepareHeader({ name }: Route): Promise<void> {
  if (applicantPages.includes(name)) ApplicantHeader = (await loadApplicantHeader()).default
}

export function Header() {
  const { pathname } = useLocation()
  const { status } = useSession()
  const route = routes.find(({ path }) => matchPath(path, pathname))
  if (route && applicantPages.includes(route.name)) {
    return (
      <Suspense>
        <ApplicantHeader />
      </Suspense>
    )
  }
  // Before the session is known, pages for owners already have their menu.
  const isOwner = status === 'signed-in' || (status === 'unknown' && route && needsSignIn(route.access))
  return (
    <SiteHeader area="owner">
      {isOwner ? (
        <Suspense>
          <OwnerLinks />
        </Suspense>
      ) : (
        <VisitorLinks />
      )}
    </SiteHeader>
  )
}
