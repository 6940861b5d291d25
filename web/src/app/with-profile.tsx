import { useNavigate } from '@bailclair/front/platform/router/router-context.ts'
import { type ReactNode, useEffect } from 'react'
import { useProfile } from '#owner/owner.queries.ts'
import { ProfileFailure } from '#owner/profile-failure.tsx'
import { guardName } from './guards.ts'
import { PagePending } from './page-pending.tsx'
import type { Access } from './route.ts'

type Props = { access: Access; children: ReactNode }

/** Pages show once the profile is there, so that none has to wait for it or fail by itself (decision 26). */
export function WithProfile({ access, children }: Props) {
  const { data: owner, error, isFetching, refetch } = useProfile()
  const navigate = useNavigate()
  const decision = owner && guardName(access, owner)
  const redirectTo = decision?.kind === 'redirect' ? decision.to : undefined

  useEffect(() => {
    if (redirectTo) navigate(redirectTo, { replace: true })
  }, [redirectTo, navigate])

  if (error && !owner) return <ProfileFailure error={error} isPending={isFetching} onRetry={refetch} />
  return decision?.kind === 'show' ? children : <PagePending />
}
