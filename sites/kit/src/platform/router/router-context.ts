import { createContext, use, useCallback, useMemo } from 'react'
import { createStaticHistory, type History, type Location } from './history.ts'
import type { FoundParams } from './path-pattern.ts'

/** The router of the page on screen. It keeps its location while the next page loads. */
export type Router = {
  history: History
  location: Location
  params: FoundParams
}

const history = createStaticHistory('/')
const nowhere: Router = { history, location: history.current(), params: {} }

export const RouterContext = createContext<Router>(nowhere)

const useRouter = (): Router => use(RouterContext)

export const useLocation = (): Location => useRouter().location
export const useParams = (): FoundParams => useRouter().params
export const useNavigate = (): History['navigate'] => useRouter().history.navigate
export const useHistory = (): History => useRouter().history

type SetSearchParams = (change: (params: URLSearchParams) => void, options?: { push?: boolean }) => void

/** Changes replace the history entry, so that Back leaves the page; `push` adds one. */
export function useSearchParams(): [URLSearchParams, SetSearchParams] {
  const { history, location } = useRouter()
  const params = useMemo(() => new URLSearchParams(location.search), [location.search])
  const setParams = useCallback<SetSearchParams>(
    (change, { push = false } = {}) => {
      // Starts from the current address, not from the rendered one, so that two changes in a row add up.
      const { pathname, search, hash } = history.current()
      const next = new URLSearchParams(search)
      change(next)
      history.navigate(`${pathname}${next.size > 0 ? `?${next}` : ''}${hash}`, { replace: !push })
    },
    [history],
  )
  return [params, setParams]
}
