import { applicationId } from '@bailclair/domain/application/application-row.schema.ts'
import { stageContract } from '@bailclair/domain/application/stage.contract.ts'
import { useApi } from '@bailclair/site-kit/platform/api/use-api.ts'
import { useQuery } from '@tanstack/react-query'

/** In milliseconds: the owner moves the stage while the page is open. */
const freshness = 30_000

export function useMyApplication(id: string) {
  const api = useApi()
  return useQuery({
    queryKey: ['tenant', 'applications', id],
    queryFn: ({ signal }) => api(stageContract.mine, { params: { id: applicationId.parse(id) } }, { signal }),
    refetchInterval: freshness,
    refetchOnMount: 'always',
  })
}
