import { verificationContract } from '@bailclair/domain/verification/verification.contract.ts'
import { useApi } from '@bailclair/site-kit/platform/api/use-api.ts'
import { useQuery } from '@tanstack/react-query'

/** The signed-in verifier; 403 for staff accounts without the role. */
export function useVerifier() {
  const api = useApi()
  return useQuery({
    queryKey: ['desk', 'verifier'],
    queryFn: ({ signal }) => api(verificationContract.profile, {}, { signal }),
    staleTime: Number.POSITIVE_INFINITY,
  })
}
