import { type RowFilter, statusesOf } from '@bailclair/domain/application/row-state.rules.ts'
import type { ApplicationType } from '@bailclair/domain/rental-file/file-shape.rules.ts'
import { longestSearch } from '@bailclair/domain/value/search-words.ts'
import { findKeyByName, readPageNumber, writeParam } from '@bailclair/site-kit/platform/router/search-params.ts'
import { createTextSearch } from '@bailclair/site-kit/platform/text-search.ts'
import type { Sort } from '@bailclair/site-kit/ui/table/sort-rows.ts'
import { statusNames } from '#platform/application-groups.ts'
import type { ListedApplication } from './listed-application.ts'

/** The state of the list, kept in the address only (decision 8). */
export type ListState = {
  sort: Sort
  /** Starts at 1. */
  page: number
  search: string
  status: RowFilter | undefined
  type: ApplicationType | undefined
}

const columnNames = {
  date: 'date',
  name: 'nom',
  type: 'type',
  income: 'revenus',
  guarantorIncome: 'garants',
  rate: 'effort',
  status: 'statut',
} as const
export type ColumnKey = keyof typeof columnNames | 'file'

const directionNames = { ascending: 'croissant', descending: 'decroissant' } as const

const typeNames = { ALONE: 'individuel', COUPLE: 'couple', GROUP: 'colocation' } as const satisfies Record<
  ApplicationType,
  string
>

/** Newest first: applicants are not ranked unless the owner sorts (decision 7). */
const newestFirst: Sort = { key: 'date', direction: 'descending' }
const isDefault = ({ key, direction }: Sort) => key === newestFirst.key && direction === newestFirst.direction

/** In the default order, what is new to the owner comes first and ended accesses come last. */
export function groupByNews(sorted: ListedApplication[], sort: Sort): ListedApplication[] {
  if (!isDefault(sort)) return sorted
  const rank = ({ isNew, status }: ListedApplication) => (isNew ? 0 : status === 'ENDED' ? 2 : 1)
  return sorted.toSorted((a, b) => rank(a) - rank(b))
}

/** `?tri=revenus&ordre=decroissant&statut=verifie&type=couple&recherche=dupont&page=2` */
export function readListState(params: URLSearchParams): ListState {
  const key = findKeyByName(columnNames, params.get('tri'))
  return {
    sort: key ? { key, direction: findKeyByName(directionNames, params.get('ordre')) ?? 'ascending' } : newestFirst,
    page: readPageNumber(params),
    search: (params.get('recherche') ?? '').slice(0, longestSearch),
    status: findKeyByName(statusNames, params.get('statut')),
    type: findKeyByName(typeNames, params.get('type')),
  }
}

/** Leaves other parameters unchanged. */
export function writeListState(params: URLSearchParams, { sort, page, search, status, type }: ListState): void {
  writeParam(params, 'tri', isDefault(sort) ? undefined : columnNames[sort.key as keyof typeof columnNames])
  writeParam(params, 'ordre', isDefault(sort) ? undefined : directionNames[sort.direction])
  writeParam(params, 'statut', status && statusNames[status])
  writeParam(params, 'type', type && typeNames[type])
  writeParam(params, 'recherche', search.slice(0, longestSearch))
  writeParam(params, 'page', page > 1 ? String(page) : undefined)
}

export const isFiltered = ({ search, status, type }: ListState): boolean =>
  search.trim() !== '' || status !== undefined || type !== undefined

export function filterApplications(
  applications: readonly ListedApplication[],
  { search, status, type }: ListState,
): ListedApplication[] {
  const holdsSearch = createTextSearch(search)
  const statuses = status && statusesOf(status)
  return applications.filter(
    (application) =>
      (!statuses || statuses.includes(application.status)) &&
      (!type || application.type === type) &&
      holdsSearch(application.everyone),
  )
}
