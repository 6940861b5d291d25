import type { Route, RouteInput } from '@bailclair/domain/contract/route.ts'
import type { TenantProfile, tenantProfile } from '@bailclair/domain/rental-file/my-file.schema.ts'
import { useApi } from '@bailclair/site-kit/platform/api/use-api.ts'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useCallback } from 'react'
import { profileKey } from './cache-keys.ts'

type ProfileRoute = Route & { response: typeof tenantProfile }

/** A call that changes the file. It returns the whole profile, so that no page is outdated. */
export function useProfileCall<R extends ProfileRoute>(route: R) {
  const api = useApi()
  const keep = useKeepProfile()
  return useMutation({
    mutationFn: (input: RouteInput<R>) => api(route, input) as Promise<TenantProfile>,
    onSuccess: keep,
  })
}

/** For a response from elsewhere, such as an upload. */
export function useKeepProfile() {
  const client = useQueryClient()
  return useCallback(
    async (profile: TenantProfile) => {
      // A running refetch would be older than this answer.
      await client.cancelQueries({ queryKey: profileKey })
      client.setQueryData(profileKey, profile)
    },
    [client],
  )
}
