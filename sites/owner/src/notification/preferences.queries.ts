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
    // A property may have come or gone, and a link of a mail may have changed them.
    refetchOnMount: 'always',
  })
}

/** Shown at once, and as before when it fails. One after another: what was chosen last is what stays. */
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
      // Another choice that waits is shown already.
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
