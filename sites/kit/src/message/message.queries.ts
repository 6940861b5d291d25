import type { ApplicationId } from '@bailclair/domain/application/application-row.schema.ts'
import { ownerMessageContract, tenantMessageContract } from '@bailclair/domain/message/message.contract.ts'
import type { Conversation, MessageId, MessageReport, SentMessage } from '@bailclair/domain/message/message.schema.ts'
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { useApi } from '#platform/api/use-api.ts'

/** Which side of an application a site is for. */
export type Side = 'owner' | 'tenant'
const contracts = { owner: ownerMessageContract, tenant: tenantMessageContract }

const keyOf = (id: string) => ['application', id, 'messages']
/** The server answers a malformed id like an unknown one. */
const paramsOf = (id: string) => ({ id: id as ApplicationId })

/** In milliseconds: an answer may come while the page is read. */
const freshness = 10_000

export function useConversation(side: Side, id: string) {
  const api = useApi()
  return useQuery({
    queryKey: keyOf(id),
    queryFn: ({ signal }) => api(contracts[side].list, { params: paramsOf(id) }, { signal }),
    refetchInterval: freshness,
    refetchOnMount: 'always',
    refetchOnWindowFocus: 'always',
    gcTime: 0,
  })
}

/** Changes what is shown by an answer; a running refetch would be older. */
function useKeep(id: string) {
  const client = useQueryClient()
  return async (change: (known: Conversation) => Conversation) => {
    await client.cancelQueries({ queryKey: keyOf(id) })
    client.setQueryData<Conversation>(keyOf(id), (known) => known && change(known))
  }
}

export function useSendMessage(side: Side, id: string) {
  const api = useApi()
  const keep = useKeep(id)
  const client = useQueryClient()
  return useMutation({
    mutationFn: (body: { key: string; text: string }) => api(contracts[side].send, { params: paramsOf(id), body }),
    onSuccess: (sent: SentMessage) =>
      keep((known) => ({
        ...known,
        messages: [...known.messages.filter(({ number }) => number !== sent.number), sent].toSorted(
          (a, b) => a.number - b.number,
        ),
      })),
    // It may have ended meanwhile.
    onError: () => client.invalidateQueries({ queryKey: keyOf(id) }),
  })
}

export function useMarkSeen(side: Side, id: string) {
  const api = useApi()
  const keep = useKeep(id)
  return useMutation({
    mutationFn: (until: number) => api(contracts[side].seen, { params: paramsOf(id), body: { until } }),
    onSuccess: (conversation) => keep(() => conversation),
  })
}

export function useEndConversation(side: Side, id: string) {
  const api = useApi()
  const keep = useKeep(id)
  return useMutation({
    mutationFn: (ended: boolean) => api(contracts[side].end, { params: paramsOf(id), body: { ended } }),
    onSuccess: (conversation) => keep(() => conversation),
  })
}

export function useReportMessage(side: Side, id: string, messageId: string) {
  const api = useApi()
  const keep = useKeep(id)
  return useMutation({
    mutationFn: (body: MessageReport) =>
      api(contracts[side].report, { params: { ...paramsOf(id), messageId: messageId as MessageId }, body }),
    onSuccess: () =>
      keep((known) => ({
        ...known,
        messages: known.messages.map((message) =>
          message.id === messageId ? { ...message, reported: true as const } : message,
        ),
      })),
  })
}
