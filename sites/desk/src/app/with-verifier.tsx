import { PagePending } from '@bailclair/site-kit/app/page-pending.tsx'
import { ProfileFailure } from '@bailclair/site-kit/app/profile-failure.tsx'
import { ApiError } from '@bailclair/site-kit/platform/api/api-error.ts'
import type { ReactNode } from 'react'
import { useVerifier } from '#verification/verifier.queries.ts'
import { WrongRole } from './wrong-role.tsx'

/** Shows the pages to verifiers only. The API checks the role again on each call. */
export function WithVerifier({ children }: { children: ReactNode }) {
  const { data: verifier, error, isFetching, refetch } = useVerifier()
  if (error instanceof ApiError && error.status === 403) return <WrongRole />
  if (error && !verifier) return <ProfileFailure error={error} isPending={isFetching} onRetry={refetch} />
  return verifier ? children : <PagePending />
}
