import { findKeyByName, readPageNumber, writeParam } from '@bailclair/site-kit/platform/router/search-params.ts'
import type { Sort } from '@bailclair/site-kit/ui/table/sort-rows.ts'
import type { PropertyStatus } from './opens-at.ts'

/** What the owner has asked of the list. The address keeps it, and nothing else does (decision 8). */
export type ListState = {
  sort: Sort | undefined
  /** From 1. */
  page: number
  search: string
  status: PropertyStatus | undefined
}

const columnNames = {
  type: 'type',
  name: 'nom',
  address: 'adresse',
  applicants: 'candidats',
  rent: 'loyer',
  status: 'statut',
} as const
export type ColumnKey = keyof typeof columnNames

const directionNames = { ascending: 'croissant', descending: 'decroissant' } as const
const statusNames = { validated: 'valide', toBeFinalized: 'a-finaliser' } as const

/** Longer than any name; an address is no place for more. */
const longestSearch = 100

/** `?tri=loyer&ordre=decroissant&page=2&recherche=lyon&statut=valide`; what makes no sense is as if it were absent. */
export function readListState(params: URLSearchParams): ListState {
  const key = findKeyByName(columnNames, params.get('tri'))
  return {
    sort: key && { key, direction: findKeyByName(directionNames, params.get('ordre')) ?? 'ascending' },
    page: readPageNumber(params),
    search: (params.get('recherche') ?? '').trim().slice(0, longestSearch),
    status: findKeyByName(statusNames, params.get('statut')),
  }
}

/** Changes the parameters of the list and leaves the others alone. What is so by default is not said. */
export function writeListState(params: URLSearchParams, { sort, page, search, status }: ListState): void {
  writeParam(params, 'tri', sort && columnNames[sort.key as ColumnKey])
  writeParam(params, 'ordre', sort && directionNames[sort.direction])
  writeParam(params, 'recherche', search.trim().slice(0, longestSearch))
  writeParam(params, 'statut', status && statusNames[status])
  writeParam(params, 'page', page > 1 ? String(page) : undefined)
}
