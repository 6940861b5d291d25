import { useQueryClient } from '@tanstack/react-query'
import { useEffect, useEffectEvent } from 'react'
import { useApi } from '#platform/api/use-api.ts'
import type { Prefetch } from '#platform/prefetch.ts'
import { useLocation, useParams } from '#platform/router/router-context.ts'

/** While the page cannot be shown yet. Afterwards it asks for itself. */
export function usePrefetch(prefetch: Prefetch | undefined, isWaiting: boolean): void {
  const client = useQueryClient()
  const api = useApi()
  const params = useParams()
  const { search } = useLocation()
  const start = useEffectEvent(() => prefetch?.({ client, api, params, search }))
  useEffect(() => {
    if (isWaiting && prefetch) start()
  }, [isWaiting, prefetch])
}
