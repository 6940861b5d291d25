import { applicationId } from '@bailclair/domain/application/application-row.schema.ts'
import { stageContract } from '@bailclair/domain/application/stage.contract.ts'
import { choiceContract } from '@bailclair/domain/choice/choice.contract.ts'
import type { RouteInput } from '@bailclair/domain/contract/route.ts'
import { propertyId } from '@bailclair/domain/property/property-id.schema.ts'
import { useApi } from '@bailclair/site-kit/platform/api/use-api.ts'
import { type QueryClient, useMutation, useQuery, useQueryClient } from '@tanstack/react-query'

const progressKey = (id: string) => ['application', id, 'progress']
const choiceKey = (id: string) => ['property', id, 'choice']

export function useProgress(id: string) {
  const api = useApi()
  return useQuery({
    queryKey: progressKey(id),
    queryFn: ({ signal }) => api(stageContract.progress, { params: { id: applicationId.parse(id) } }, { signal }),
    refetchOnMount: 'always',
  })
}

/** Stages are shown by the lists, the application and the property. */
const reload = (client: QueryClient) =>
  Promise.all(
    ['application', 'applications', 'property', 'owner'].map((first) =>
      client.invalidateQueries({ queryKey: [first] }),
    ),
  )

export type StageChange = RouteInput<typeof stageContract.change>['body']

export function useChangeStage(id: string) {
  const api = useApi()
  const client = useQueryClient()
  return useMutation({
    mutationFn: (body: StageChange) => api(stageContract.change, { params: { id: applicationId.parse(id) }, body }),
    // Also after a refusal: another tab has changed it.
    onSettled: () => reload(client),
  })
}

export function useChoiceState(id: string) {
  const api = useApi()
  return useQuery({
    queryKey: choiceKey(id),
    queryFn: ({ signal }) => api(choiceContract.read, { params: { id: propertyId.parse(id) } }, { signal }),
    refetchOnMount: 'always',
  })
}

type ChoiceBody = RouteInput<typeof choiceContract.choose>['body']
type RefusalBody = RouteInput<typeof choiceContract.refuse>['body']

type Change = { choose: ChoiceBody } | { refuse: RefusalBody } | { undo: string } | 'open-again'

/** Each call answers how far the choice is. */
export function useChangeChoice(id: string) {
  const api = useApi()
  const client = useQueryClient()
  return useMutation({
    mutationFn: (change: Change) => {
      const params = { id: propertyId.parse(id) }
      if (change === 'open-again') return api(choiceContract.openAgain, { params })
      if ('undo' in change) return api(choiceContract.undo, { params: { ...params, answerId: change.undo } })
      return 'choose' in change
        ? api(choiceContract.choose, { params, body: change.choose })
        : api(choiceContract.refuse, { params, body: change.refuse })
    },
    onSuccess: (state) => client.setQueryData(choiceKey(id), state),
    onSettled: () => reload(client),
  })
}
