import { createContext, use, useCallback, useMemo } from 'react'
import { createStaticHistory, type History, type Location } from './history.ts'
import type { FoundParams } from './path-pattern.ts'

/** What the page on the screen knows of its address. While the next page loads, this one keeps its own. */
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

/** The query of the address. A change replaces the entry, so that Back leaves the page, unless `push` is asked for. */
export function useSearchParams(): [URLSearchParams, SetSearchParams] {
  const { history, location } = useRouter()
  const params = useMemo(() => new URLSearchParams(location.search), [location.search])
  const setParams = useCallback<SetSearchParams>(
    (change, { push = false } = {}) => {
      // Two changes in a row add up: the second starts from the address, not from what is on the screen.
      const { pathname, search, hash } = history.current()
      const next = new URLSearchParams(search)
      change(next)
      history.navigate(`${pathname}${next.size > 0 ? `?${next}` : ''}${hash}`, { replace: !push })
    },
    [history],
  )
  return [params, setParams]
}
