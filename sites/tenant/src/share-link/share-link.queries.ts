import { intentContract } from '@bailclair/domain/share-link/intent.contract.ts'
import { type Intent, intentId } from '@bailclair/domain/share-link/intent.schema.ts'
import { useApi } from '@bailclair/site-kit/platform/api/use-api.ts'
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import type { AskedProperty } from './asked-property.ts'

const intentsKey = ['tenant', 'intents']

/** Applications to finish; begun or finished on another device, too. */
export function useIntents() {
  const api = useApi()
  return useQuery({
    queryKey: intentsKey,
    queryFn: ({ signal }) => api(intentContract.list, {}, { signal }),
    refetchOnMount: 'always',
  })
}

/** Each call returns the whole list. */
function useListChange<Variables>(change: (variables: Variables) => Promise<Intent[]>) {
  const client = useQueryClient()
  return useMutation({
    mutationFn: change,
    onSuccess: async (intents) => {
      // A running refetch would be older than this answer.
      await client.cancelQueries({ queryKey: intentsKey })
      client.setQueryData(intentsKey, intents)
    },
    onError: () => client.invalidateQueries({ queryKey: intentsKey }),
  })
}

export function useKeepIntent() {
  const api = useApi()
  return useListChange((body: AskedProperty) => api(intentContract.keep, { body }))
}

export function useDropIntent() {
  const api = useApi()
  return useListChange((id: string) => api(intentContract.drop, { params: { id: intentId.parse(id) } }))
}
