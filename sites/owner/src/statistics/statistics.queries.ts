import type { Statistics } from '@bailclair/domain/statistics/statistics.schema.ts'
import { ApiError } from '@bailclair/site-kit/platform/api/api-error.ts'
import { loadContract } from '@bailclair/site-kit/platform/api/load-contract.ts'
import { useApi } from '@bailclair/site-kit/platform/api/use-api.ts'
import { useServerData } from '@bailclair/site-kit/platform/use-server-data.ts'
import { useCallback, useEffect, useEffectEvent, useState } from 'react'

type State =
  | { status: 'pending' }
  | { status: 'failed'; error: ApiError }
  | { status: 'loaded'; statistics: Statistics }

/** A public page, so it does not use the query cache of signed-in pages. */
export function useStatistics(): State & { retry: () => void } {
  const api = useApi()
  const served = useServerData<Statistics>()
  const [state, setState] = useState<State>(served ? { status: 'loaded', statistics: served } : { status: 'pending' })
  const [attempt, setAttempt] = useState(0)
  const isLoaded = useEffectEvent(() => state.status === 'loaded')

  // biome-ignore lint/correctness/useExhaustiveDependencies: another attempt asks again
  useEffect(() => {
    if (isLoaded()) return
    const leaving = new AbortController()
    async function load() {
      const { statisticsContract } = await loadContract(
        () => import('@bailclair/domain/statistics/statistics.contract.ts'),
      )
      return api(statisticsContract.all, {}, { signal: leaving.signal })
    }
    load().then(
      (statistics) => setState({ status: 'loaded', statistics }),
      (cause: unknown) => {
        if (leaving.signal.aborted) return
        const error = cause instanceof ApiError ? cause : new ApiError('Unexpected', { cause })
        setState({ status: 'failed', error })
      },
    )
    return () => leaving.abort()
  }, [api, attempt])

  const retry = useCallback(() => {
    setState({ status: 'pending' })
    setAttempt((count) => count + 1)
  }, [])
  return { ...state, retry }
}
