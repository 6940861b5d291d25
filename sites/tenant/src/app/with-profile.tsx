import { PagePending } from '@bailclair/site-kit/app/page-pending.tsx'
import { ProfileFailure } from '@bailclair/site-kit/app/profile-failure.tsx'
import type { ReactNode } from 'react'
import { useProfile } from '#tenant/tenant.queries.ts'

/** Pages render once the profile is loaded, so that none handles its loading or failure (decision 23). */
export function WithProfile({ children }: { children: ReactNode }) {
  const { data: tenant, error, isFetching, refetch } = useProfile()
  if (error && !tenant) return <ProfileFailure error={error} isPending={isFetching} onRetry={refetch} />
  return tenant ? children : <PagePending />
}
