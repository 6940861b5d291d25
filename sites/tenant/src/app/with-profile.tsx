import { PagePending } from '@bailclair/site-kit/app/page-pending.tsx'
import { ProfileFailure } from '@bailclair/site-kit/app/profile-failure.tsx'
import type { ReactNode } from 'react'
import { useProfile } from '#tenant/tenant.queries.ts'

/** Pages show once the profile is there, so that none has to wait for it or fail by itself (decision 23). */
export function WithProfile({ children }: { children: ReactNode }) {
  const { data: tenant, error, isFetching, refetch } = useProfile()
  if (error && !tenant) return <ProfileFailure error={error} isPending={isFetching} onRetry={refetch} />
  return tenant ? children : <PagePending />
}
