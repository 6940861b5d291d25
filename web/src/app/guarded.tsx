import { type ReactNode, useEffect } from 'react'
import { useLocation, useNavigate } from '#platform/router/router-context.ts'
import { useSession } from '#platform/session.ts'
import { Column } from '#ui/layout/layout.tsx'
import { Skeleton } from '#ui/skeleton/skeleton.tsx'
import { guard } from './guards.ts'
import type { Access } from './route.ts'
import { SignInUnavailable } from './sign-in-unavailable.tsx'

/** Shows a page to those who may see it, and leads the others where they belong. */
export function Guarded({ access, children }: { access: Access; children: ReactNode }) {
  const session = useSession()
  const navigate = useNavigate()
  const { pathname, search } = useLocation()
  const decision = guard(access, session)
  const redirectTo = decision.kind === 'redirect' ? decision.to : undefined
  const login = decision.kind === 'sign-in' && session.status === 'signed-out' ? session.login : undefined

  useEffect(() => {
    if (redirectTo) navigate(redirectTo, { replace: true })
  }, [redirectTo, navigate])

  useEffect(() => login?.({ returnTo: `${pathname}${search}` }), [login, pathname, search])

  if (session.status === 'unavailable' && decision.kind === 'unavailable') {
    return <SignInUnavailable onRetry={session.retry} />
  }
  return decision.kind === 'show' ? children : <PagePending />
}

/** A page that is not there yet. */
export const PagePending = () => (
  <Column className="page-pending">
    <Skeleton withTitle />
  </Column>
)
