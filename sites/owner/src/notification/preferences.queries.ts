import { notificationContract } from '@bailclair/domain/notification/notification.contract.ts'
import type { NotificationPreferences, PreferencesChange } from '@bailclair/domain/notification/notification.schema.ts'
import { useApi } from '@bailclair/site-kit/platform/api/use-api.ts'
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'

const key = ['notification', 'preferences']

export function usePreferences() {
  const api = useApi()
  return useQuery({
    queryKey: key,
    queryFn: ({ signal }) => api(notificationContract.preferences, {}, { signal }),
    // Properties may have changed, and an e-mail link may have changed the preferences.
    refetchOnMount: 'always',
  })
}

/** Optimistic update, rolled back on failure. Calls run one after another, so that the last choice wins. */
export function useChangePreferences() {
  const api = useApi()
  const client = useQueryClient()
  return useMutation({
    mutationKey: key,
    scope: { id: key.join() },
    mutationFn: (change: PreferencesChange) => api(notificationContract.changePreferences, { body: change }),
    onMutate: async (change) => {
      await client.cancelQueries({ queryKey: key })
      const before = client.getQueryData<NotificationPreferences>(key)
      if (before) client.setQueryData(key, changed(before, change))
    },
    onSuccess: (answer) => {
      // Another pending choice is already shown.
      if (client.isMutating({ mutationKey: key }) === 1) client.setQueryData(key, answer)
    },
    onError: () => client.invalidateQueries({ queryKey: key }),
  })
}

function changed(before: NotificationPreferences, { notifications, properties = [] }: PreferencesChange) {
  const paused = new Map(properties.map(({ id, paused }) => [id, paused]))
  return {
    notifications: notifications ?? before.notifications,
    properties: before.properties.map((property) => ({
      ...property,
      paused: paused.get(property.id) ?? property.paused,
    })),
  }
}
