import { useLanguage } from '@bailclair/site-kit/platform/messages/messages.ts'
import { useLocation, useSearchParams } from '@bailclair/site-kit/platform/router/router-context.ts'
import { sortRows } from '@bailclair/site-kit/ui/table/sort-rows.ts'
import type { Column } from '@bailclair/site-kit/ui/table/table-props.ts'
import { usePrinting } from '@bailclair/site-kit/ui/use-printing.ts'
import { useMemo } from 'react'
import { filterApplications, groupByNews, type ListState, readListState, writeListState } from './list-state.ts'
import type { ListedApplication } from './listed-application.ts'

/** Rows per page: few enough to render without delay. */
const pageSize = 25

/** The list as the address asks: filtered, sorted, one page. */
export function useApplicationList(
  applications: readonly ListedApplication[],
  columns: readonly Column<ListedApplication>[],
) {
  const { language } = useLanguage()
  const { pathname, search } = useLocation()
  const [params, setParams] = useSearchParams()
  const isPrinting = usePrinting()
  const state = useMemo(() => readListState(params), [params])
  const found = useMemo(() => {
    const filtered = filterApplications(applications, state)
    return groupByNews(sortRows(filtered, columns, state.sort, language), state.sort)
  }, [applications, columns, state, language])
  const pages = Math.max(1, Math.ceil(found.length / pageSize))
  const page = Math.min(state.page, pages)

  /** A choice adds a history entry, a search does not. Both go to the first page. */
  const change = (changes: Partial<Omit<ListState, 'page'>>) =>
    setParams((next) => writeListState(next, { ...readListState(next), ...changes, page: 1 }), {
      push: changes.search === undefined,
    })
  const hrefOf = (target: number) => {
    const next = new URLSearchParams(search)
    writeListState(next, { ...state, page: target })
    return `${pathname}${next.size > 0 ? `?${next}` : ''}`
  }
  /** Print shows all rows. */
  const shown = isPrinting ? found : found.slice((page - 1) * pageSize, page * pageSize)
  return { state, found, shown, page, pages, hrefOf, change }
}

/** The state of the list, to take along to an application and back. */
export function useListSearch(): string {
  const [params] = useSearchParams()
  const kept = new URLSearchParams()
  writeListState(kept, readListState(params))
  return kept.size > 0 ? `?${kept}` : ''
}
