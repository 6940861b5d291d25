import { PagePending } from '@bailclair/site-kit/app/page-pending.tsx'
import { ProfileFailure } from '@bailclair/site-kit/app/profile-failure.tsx'
import type { Access } from '@bailclair/site-kit/app/route.ts'
import { useNavigate } from '@bailclair/site-kit/platform/router/router-context.ts'
import { type ReactNode, useEffect } from 'react'
import { useProfile } from '#owner/owner.queries.ts'
import { tellChat } from '#platform/chat.ts'
import { guardName } from './guard-name.ts'

type Props = { access: Access; children: ReactNode }

/** Pages render once the profile is loaded, so that none handles its loading or failure (decision 23). */
export function WithProfile({ access, children }: Props) {
  const { data: owner, error, isFetching, refetch } = useProfile()
  const navigate = useNavigate()
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
