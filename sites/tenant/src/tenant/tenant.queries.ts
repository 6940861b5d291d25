import type { TenantProfile } from '@bailclair/domain/rental-file/my-file.schema.ts'
import { tenantContract } from '@bailclair/domain/tenant/tenant.contract.ts'
import { useApi } from '@bailclair/site-kit/platform/api/use-api.ts'
import { logError } from '@bailclair/site-kit/platform/log.ts'
import { useQuery } from '@tanstack/react-query'
import { profileKey } from '#platform/api/cache-keys.ts'

/** Each call that changes the file answers the whole profile: `client.setQueryData(profileKey, answer)`. */
export function useProfile() {
  const api = useApi()
  return useQuery({
    queryKey: profileKey,
    queryFn: async ({ signal }): Promise<TenantProfile> => {
      try {
        return await api(tenantContract.profile, {}, { signal })
      } catch (cause) {
        // Decision 23: logged here, and the screen offers a retry.
        if (!signal.aborted) logError('Failed to load the profile', cause)
        throw cause
      }
    },
  })
}

/** The signed-in tenant and their file; for pages, which are shown once the profile is there. */
export function useTenant(): TenantProfile {
  const { data } = useProfile()
  if (!data) throw new Error('This page is shown before the profile is there.')
  return data
}
