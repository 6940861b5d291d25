import { Activity, lazy, type ReactNode, Suspense, useEffect } from 'react'
import { useAccountPaths } from '#identity/account-site.ts'
import { loadWithTexts } from '#platform/messages/split-messages.ts'
import { useLocation, useNavigate } from '#platform/router/router-context.ts'
import { useSession } from '#platform/session.ts'
import { guard } from './guards.ts'
import { PagePending } from './page-pending.tsx'
import { type Access, needsSignIn } from './route.ts'
import { SessionEnded } from './session-ended.tsx'
import { SignInUnavailable } from './sign-in-unavailable.tsx'
import type { Site } from './site.ts'

const EndingSession = lazy(() => loadWithTexts(() => import('./ending-session.tsx')))

type Props = { access: Access; SignedIn: Site['SignedIn']; children: ReactNode }

/** Shows a page to those who may see it and redirects the others. */
export function Guarded({ access, SignedIn, children }: Props) {
  const session = useSession()
  const navigate = useNavigate()
  const { home } = useAccountPaths()
  const { pathname, search, hash } = useLocation()
  const decision = guard(access, session, home)
  const redirectTo = decision.kind === 'redirect' ? decision.to : undefined
  const login = decision.kind === 'sign-in' && session.status === 'signed-out' ? session.login : undefined

  useEffect(() => {
    if (redirectTo) navigate(redirectTo, { replace: true })
  }, [redirectTo, navigate])

  useEffect(() => login?.({ returnTo: `${pathname}${search}${hash}` }), [login, pathname, search, hash])

  if (session.status === 'unavailable' && decision.kind === 'unavailable') {
    return <SignInUnavailable onRetry={session.retry} />
  }
  const isEnded = session.status === 'ended' && decision.kind === 'ended'
  if (decision.kind !== 'show' && !isEnded) return <PagePending />
  if (!needsSignIn(access)) return children
  return (
    <>
      {isEnded && <SessionEnded onSignIn={session.signInAgain} />}
      {/* Hidden, because the person may be gone, and kept, because of what they typed. */}
      <Activity mode={isEnded ? 'hidden' : 'visible'}>
        <Suspense fallback={<PagePending />}>
          <SignedIn access={access}>{children}</SignedIn>
        </Suspense>
      </Activity>
      {session.status === 'signed-in' && session.ending && !session.confirmation && (
        <Suspense>
          <EndingSession key={String(session.ending.isFinal)} {...session.ending} />
        </Suspense>
      )}
    </>
  )
}
