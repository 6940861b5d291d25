import { verificationContract } from '@bailclair/domain/verification/verification.contract.ts'
import type { Api } from '@bailclair/site-kit/platform/api/api-client.ts'
import { useApi } from '@bailclair/site-kit/platform/api/use-api.ts'
import { queryOptions, useQuery } from '@tanstack/react-query'

export const verifierQuery = (api: Api) =>
  queryOptions({
    queryKey: ['desk', 'verifier'],
    queryFn: ({ signal }) => api(verificationContract.profile, {}, { signal }),
    staleTime: Number.POSITIVE_INFINITY,
  })

/** The signed-in verifier; 403 for staff accounts without the role. */
export const useVerifier = () => useQuery(verifierQuery(useApi()))
