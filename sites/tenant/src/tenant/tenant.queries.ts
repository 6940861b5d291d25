import type { TenantProfile } from '@bailclair/domain/rental-file/my-file.schema.ts'
import { tenantContract } from '@bailclair/domain/tenant/tenant.contract.ts'
import type { Api } from '@bailclair/site-kit/platform/api/api-client.ts'
import { useApi } from '@bailclair/site-kit/platform/api/use-api.ts'
import { logError } from '@bailclair/site-kit/platform/log.ts'
import { queryOptions, useQuery } from '@tanstack/react-query'
import { profileKey } from '#platform/cache-keys.ts'

/** Calls that change the file return the profile: `client.setQueryData(profileKey, answer)`. */
export const profileQuery = (api: Api) =>
  queryOptions({
    queryKey: profileKey,
    queryFn: async ({ signal }): Promise<TenantProfile> => {
      try {
        return await api(tenantContract.profile, {}, { signal })
      } catch (cause) {
        // Logged here; the screen offers a retry (decision 23).
        if (!signal.aborted) logError('Failed to load the profile', cause)
        throw cause
      }
    },
  })

export const useProfile = () => useQuery(profileQuery(useApi()))

/** The signed-in tenant; pages render only after the profile is loaded. */
export function useTenant(): TenantProfile {
  const { data } = useProfile()
  if (!data) throw new Error('This page is shown before the profile is there.')
  return data
}

/** How often the profile is loaded while a file is being read, in milliseconds. */
const readingPollMs = 2_000

/** For pages that show uploads: looks again until every file has been read. */
export function usePolledUploads(): void {
  useQuery({
    ...profileQuery(useApi()),
    refetchInterval: ({ state }) =>
      state.data?.file?.uploads.some((upload) => upload.state === 'WAITING') ? readingPollMs : false,
  })
}
