import { verificationContract } from '@bailclair/domain/verification/verification.contract.ts'
import { useApi } from '@bailclair/site-kit/platform/api/use-api.ts'
import { useQuery } from '@tanstack/react-query'

/** Who is signed in; fails with 403 for an account of the realm that may not verify files. */
export function useVerifier() {
  const api = useApi()
  return useQuery({
    queryKey: ['desk', 'verifier'],
    queryFn: ({ signal }) => api(verificationContract.profile, {}, { signal }),
    staleTime: Number.POSITIVE_INFINITY,
  })
}
