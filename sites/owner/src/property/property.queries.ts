import type { RouteInput } from '@bailclair/domain/contract/route.ts'
import type { Owner } from '@bailclair/domain/owner/owner.schema.ts'
import { propertyContract } from '@bailclair/domain/property/property.contract.ts'
import type { Property, PropertySummary } from '@bailclair/domain/property/property-answer.schema.ts'
import type { Api } from '@bailclair/site-kit/platform/api/api-client.ts'
import { useApi } from '@bailclair/site-kit/platform/api/use-api.ts'
import type { Prefetch } from '@bailclair/site-kit/platform/prefetch.ts'
import { type QueryClient, queryOptions, skipToken, useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { profileKey } from '#platform/cache-keys.ts'

const propertyKey = (id: string | undefined) => ['property', id]

const propertyQuery = (api: Api, id: string | undefined) =>
  queryOptions({
    queryKey: propertyKey(id),
    queryFn: id === undefined ? skipToken : ({ signal }) => api(propertyContract.get, { params: { id } }, { signal }),
  })

/** Before the page of a property can be shown. A failure is shown by the page, which asks again. */
export const prefetchProperty: Prefetch = ({ client, api, params: { id } }) => {
  if (id !== undefined) void client.prefetchQuery(propertyQuery(api, id))
}

/** One property of the owner; without an id, nothing is asked. An unknown id, or someone else's, is a 404. */
export const useProperty = (id: string | undefined) => useQuery(propertyQuery(useApi(), id))

/** How often a page that is looked at asks again, in milliseconds: what is withdrawn must be gone within 5 s. */
const liveInterval = 3_000

/** The same, kept true while its page is looked at, and asked again as soon as one comes back to it. */
export const useLiveProperty = (id: string, { enabled }: { enabled: boolean }) =>
  useQuery({
    ...propertyQuery(useApi(), id),
    enabled,
    refetchInterval: liveInterval,
    refetchOnMount: 'always',
    refetchOnWindowFocus: 'always',
  })

/** After something else changed the property or its applications: both it and the dashboard are asked again. */
export function useReloadProperty(id: string) {
  const client = useQueryClient()
  return () =>
    Promise.all([
      client.invalidateQueries({ queryKey: propertyKey(id) }),
      client.invalidateQueries({ queryKey: profileKey }),
    ])
}

/** For an answer that came by another call, such as that of the share link. */
export function useKeepProperty() {
  const client = useQueryClient()
  return (property: Property) => keepProperty(client, property)
}

/** What a step of the wizard, or the last page, wants saved; an id and a version unless it is new. */
export type PropertySave = RouteInput<typeof propertyContract.save>['body']

/** Only the fields sent change. */
export function useSaveProperty() {
  const api = useApi()
  const client = useQueryClient()
  return useMutation({
    mutationFn: (changes: PropertySave) => api(propertyContract.save, { body: changes }),
    onSuccess: (saved) => keepProperty(client, saved),
  })
}

export function useDeleteProperty() {
  const api = useApi()
  const client = useQueryClient()
  return useMutation({
    mutationFn: (id: string) => api(propertyContract.delete, { params: { id } }),
    onSuccess: (owner, id) => {
      client.setQueryData(profileKey, owner)
      client.removeQueries({ queryKey: propertyKey(id) })
    },
  })
}

/** The answer is the owner, so the property is taken from it. */
export function useRemoveCertificate() {
  const api = useApi()
  const client = useQueryClient()
  return useMutation({
    mutationFn: (id: string) => api(propertyContract.deleteCertificate, { params: { id } }),
    onSuccess: (owner, id) => {
      client.setQueryData(profileKey, owner)
      const summary = owner.properties.find((property) => property.id === id)
      client.setQueryData<Property>(
        propertyKey(id),
        (property) =>
          property && summary && { ...summary, propertiesApartmentSharing: property.propertiesApartmentSharing },
      )
    },
  })
}

/** The saved property, and the list of the dashboard with it: no page shows what was true before. */
async function keepProperty(client: QueryClient, property: Property) {
  // An answer that was asked for before is older than this one.
  await client.cancelQueries({ queryKey: propertyKey(property.id) })
  client.setQueryData(propertyKey(property.id), property)
  const { propertiesApartmentSharing: _, ...summary } = property
  client.setQueryData<Owner>(
    profileKey,
    (owner) => owner && { ...owner, properties: withProperty(owner.properties, summary) },
  )
}

const withProperty = (properties: readonly PropertySummary[], saved: PropertySummary): PropertySummary[] =>
  properties.some(({ id }) => id === saved.id)
    ? properties.map((property) => (property.id === saved.id ? saved : property))
    : [...properties, saved]
