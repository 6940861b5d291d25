import type { Sort } from '#ui/table/sort-rows.ts'
import type { PropertyStatus } from './opens-at.ts'

/** What the owner has asked of the list. The address keeps it, and nothing else does (decisions 8 and 87). */
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
  const key = keyNamed(columnNames, params.get('tri'))
  const page = Number(/^[1-9]\d{0,4}$/.exec(params.get('page') ?? '')?.[0] ?? 1)
  return {
    sort: key && { key, direction: keyNamed(directionNames, params.get('ordre')) ?? 'ascending' },
    page,
    search: (params.get('recherche') ?? '').trim().slice(0, longestSearch),
    status: keyNamed(statusNames, params.get('statut')),
  }
}

/** Changes the parameters of the list and leaves the others alone. What is so by default is not said. */
export function writeListState(params: URLSearchParams, { sort, page, search, status }: ListState): void {
  const write = (name: string, value: string | undefined) => {
    // Taken out first: the same state is the same address, whatever the address was before.
    params.delete(name)
    if (value) params.set(name, value)
  }
  write('tri', sort && columnNames[sort.key as ColumnKey])
  write('ordre', sort && directionNames[sort.direction])
  write('recherche', search.trim().slice(0, longestSearch))
  write('statut', status && statusNames[status])
  write('page', page > 1 ? String(page) : undefined)
}

function keyNamed<Key extends string>(names: Readonly<Record<Key, string>>, name: string | null): Key | undefined {
  return (Object.keys(names) as Key[]).find((key) => names[key] === name)
}
