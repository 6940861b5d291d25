import { PagePending } from '@bailclair/site-kit/app/page-pending.tsx'
import { ProfileFailure } from '@bailclair/site-kit/app/profile-failure.tsx'
import type { Access } from '@bailclair/site-kit/app/route.ts'
import { usePrefetch } from '@bailclair/site-kit/app/use-prefetch.ts'
import type { Prefetch } from '@bailclair/site-kit/platform/prefetch.ts'
import { useNavigate } from '@bailclair/site-kit/platform/router/router-context.ts'
import { type ReactNode, useEffect } from 'react'
import { useProfile } from '#owner/owner.queries.ts'
import { tellChat } from '#platform/chat.ts'
import { guardName } from './guard-name.ts'

type Props = { access: Access; prefetch?: Prefetch | undefined; children: ReactNode }

/** Pages render once the profile is loaded, so that none handles its loading or failure (decision 23). */
export function WithProfile({ access, prefetch, children }: Props) {
  const { data: owner, error, isFetching, refetch } = useProfile()
  const navigate = useNavigate()
  usePrefetch(prefetch, !owner && !error)
  const redirectTo = owner && guardName(access, owner)

  useEffect(() => {
    if (redirectTo) navigate(redirectTo, { replace: true })
  }, [redirectTo, navigate])

  useEffect(() => {
    if (owner) tellChat(owner.email)
  }, [owner])

  if (error && !owner) return <ProfileFailure error={error} isPending={isFetching} onRetry={refetch} />
  return owner && !redirectTo ? children : <PagePending />
}
