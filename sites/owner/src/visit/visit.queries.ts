import { applicationId } from '@bailclair/domain/application/application-row.schema.ts'
import { propertyId } from '@bailclair/domain/property/property-id.schema.ts'
import type { VisitOutcome } from '@bailclair/domain/visit/booking.rules.ts'
import { type NewSlots, type SlotChange, slotId } from '@bailclair/domain/visit/slot.schema.ts'
import { visitContract, visitFeedContract } from '@bailclair/domain/visit/visit.contract.ts'
import { bookingId, type PropertyVisits, type VisitFeed } from '@bailclair/domain/visit/visit.schema.ts'
import { useApi } from '@bailclair/site-kit/platform/api/use-api.ts'
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'

const keyOf = (id: string) => ['properties', id, 'visits']
/** In milliseconds: applicants book while the page is open. */
const freshness = 30_000

export function usePropertyVisits(id: string) {
  const api = useApi()
  return useQuery({
    queryKey: keyOf(id),
    queryFn: ({ signal }) => api(visitContract.list, { params: { id: propertyId.parse(id) } }, { signal }),
    refetchInterval: freshness,
    refetchOnMount: 'always',
  })
}

export type VisitsChange =
  | { offer: NewSlots }
  | { change: SlotChange; slot: string }
  | { cancel: string }
  | { propose: readonly string[] }
  | { note: VisitOutcome; booking: string }

/** Each call returns the whole page, so that no part of it is outdated. */
export function useChangeVisits(id: string) {
  const api = useApi()
  const client = useQueryClient()
  const ask = (change: VisitsChange): Promise<PropertyVisits> => {
    const params = { id: propertyId.parse(id) }
    if ('offer' in change) return api(visitContract.offer, { params, body: change.offer })
    if ('change' in change)
      return api(visitContract.change, {
        params: { ...params, slotId: slotId.parse(change.slot) },
        body: change.change,
      })
    if ('cancel' in change)
      return api(visitContract.cancel, { params: { ...params, slotId: slotId.parse(change.cancel) } })
    if ('propose' in change)
      return api(visitContract.propose, {
        params,
        body: { applicationIds: change.propose.map((one) => applicationId.parse(one)) },
      })
    return api(visitContract.note, {
      params: { ...params, bookingId: bookingId.parse(change.booking) },
      body: { outcome: change.note },
    })
  }
  return useMutation({
    mutationFn: ask,
    onSuccess: async (visits) => {
      // a running refetch would be older than this answer
      await client.cancelQueries({ queryKey: keyOf(id) })
      client.setQueryData(keyOf(id), visits)
    },
    onError: () => client.invalidateQueries({ queryKey: keyOf(id) }),
  })
}

export function useApplicationVisits(id: string) {
  const api = useApi()
  return useQuery({
    queryKey: ['applications', id, 'visits'],
    queryFn: ({ signal }) => api(visitContract.ofApplication, { params: { id: applicationId.parse(id) } }, { signal }),
    refetchOnMount: 'always',
  })
}

const feedKey = ['owner', 'visit-feed']

export function useVisitFeed() {
  const api = useApi()
  return useQuery({ queryKey: feedKey, queryFn: ({ signal }) => api(visitFeedContract.find, {}, { signal }) })
}

export function useChangeFeed() {
  const api = useApi()
  const client = useQueryClient()
  return useMutation({
    mutationFn: (change: 'create' | 'revoke'): Promise<VisitFeed> => api(visitFeedContract[change], {}),
    onSuccess: (feed) => client.setQueryData(feedKey, feed),
  })
}
