import { useSearchParams } from '@bailclair/site-kit/platform/router/router-context.ts'
import { useCallback, useMemo } from 'react'
import { pathTo } from '#platform/paths.ts'
import { type ListState, readListState, writeListState } from './list-state.ts'

/**
 * The state of the list in the address. A choice (order, status, page) is an entry of the history, so that Back undoes
 * it; a search replaces it, or Back would take it apart word by word. Anything but a page starts again at the first.
 */
export function useListState() {
  const [params, setParams] = useSearchParams()
  const state = useMemo(() => readListState(params), [params])

  const change = useCallback(
    (part: Partial<ListState>) =>
      setParams((next) => writeListState(next, { ...readListState(next), page: 1, ...part }), {
        push: part.search === undefined,
      }),
    [setParams],
  )

  const hrefOfPage = (page: number) => {
    const next = new URLSearchParams(params)
    writeListState(next, { ...state, page })
    return `${pathTo('Dashboard')}${next.size > 0 ? `?${next}` : ''}`
  }

  return { state, change, hrefOfPage }
}
