import { erasedAcquisitionCookie, storedAcquisition } from '@bailclair/domain/acquisition/acquisition.rules.ts'
import { ownerContract } from '@bailclair/domain/owner/owner.contract.ts'
import type { Owner } from '@bailclair/domain/owner/owner.schema.ts'
import { cookieSiteOf } from '@bailclair/domain/site/cookie.ts'
import type { Api } from '@bailclair/site-kit/platform/api/api-client.ts'
import { useApi } from '@bailclair/site-kit/platform/api/use-api.ts'
import { onField } from '@bailclair/site-kit/platform/form/field-failure.ts'
import { logError } from '@bailclair/site-kit/platform/log.ts'
import { queryOptions, useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { profileKey } from '#platform/cache-keys.ts'

export const profileQuery = (api: Api) =>
  queryOptions({
    queryKey: profileKey,
    queryFn: async ({ signal }) => {
      try {
        return await loadProfile(api, signal)
      } catch (cause) {
        // Logged here; the screen offers a retry (decision 23).
        if (!signal.aborted) logError('Failed to load the profile', cause)
        throw cause
      }
    },
  })

/** No finer: a browser asks for each new address whether it may call it. */
const thisHour = () => Math.floor(Date.now() / 3_600_000) * 3_600_000

/** Sends the acquisition cookie, which is then deleted. */
async function loadProfile(api: Api, signal: AbortSignal): Promise<Owner> {
  const query = { nocache: thisHour(), ...storedAcquisition(document.cookie) }
  const owner = await api(ownerContract.profile, { query }, { signal })
  // biome-ignore lint/suspicious/noDocumentCookie: the Cookie Store API is not in every browser yet
  document.cookie = erasedAcquisitionCookie(cookieSiteOf(window.location))
  return owner
}

export const useProfile = () => useQuery(profileQuery(useApi()))

/** The signed-in owner; pages render only after the profile is loaded. */
export function useOwner(): Owner {
  const { data } = useProfile()
  if (!data) throw new Error('This page is shown before the profile is there.')
  return data
}

export type OwnerNames = { lastName: string; firstName: string; email: string }

/** Names are formatted before sending; a changed e-mail waits for confirmation. */
export function useSaveNames() {
  const api = useApi()
  const client = useQueryClient()
  return useMutation({
    mutationFn: (names: OwnerNames) =>
      api(ownerContract.names, { body: ownerContract.names.body.parse(names) }).catch(
        onField({ code: 'UniqueEmailActiveAccount', field: 'email', message: 'email-already-exists' }),
      ),
    onSuccess: (owner) => client.setQueryData(profileKey, owner),
  })
}

/** Ends every session of the account, including this one. */
export function useEndAllSessions() {
  const api = useApi()
  return useMutation({ mutationFn: () => api(ownerContract.logout, { body: { everywhere: true } }) })
}
