import type { Route, RouteInput } from '@bailclair/domain/contract/route.ts'
import type { TenantProfile, tenantProfile } from '@bailclair/domain/rental-file/my-file.schema.ts'
import { useApi } from '@bailclair/site-kit/platform/api/use-api.ts'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useCallback } from 'react'
import { profileKey } from './cache-keys.ts'

type ProfileRoute = Route & { response: typeof tenantProfile }

/** A call that changes the file: it answers the whole profile, so that no page shows what was true before. */
export function useProfileCall<R extends ProfileRoute>(route: R) {
  const api = useApi()
  const keep = useKeepProfile()
  return useMutation({
    mutationFn: (input: RouteInput<R>) => api(route, input) as Promise<TenantProfile>,
    onSuccess: keep,
  })
}

/** For an answer that came by another way, such as that of an upload. */
export function useKeepProfile() {
  const client = useQueryClient()
  return useCallback(
    async (profile: TenantProfile) => {
      // An answer that was asked for before is older than this one.
      await client.cancelQueries({ queryKey: profileKey })
      client.setQueryData(profileKey, profile)
    },
    [client],
  )
}
