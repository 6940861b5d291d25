import type { RowFilter } from '@bailclair/domain/application/row-state.rules.ts'
import { propertyIdShape } from '@bailclair/domain/property/property-id.shape.ts'
import { longestSearch } from '@bailclair/domain/value/search-words.ts'
import { findKeyByName, readPageNumber, writeParam } from '@bailclair/site-kit/platform/router/search-params.ts'
import { statusNames } from '#platform/application-groups.ts'

/** The state of the list of all applications, kept in the address only (decision 8). */
export type AllListState = {
  status: RowFilter | undefined
  /** Id of a property. */
  property: string | undefined
  search: string
  /** Starts at 1. */
  page: number
}

/** `?statut=en-attente&bien=018f…&recherche=dupont&page=2` */
export function readAllListState(params: URLSearchParams): AllListState {
  const property = params.get('bien') ?? ''
  return {
    status: findKeyByName(statusNames, params.get('statut')),
    property: propertyIdShape.test(property) ? property : undefined,
    search: (params.get('recherche') ?? '').slice(0, longestSearch),
    page: readPageNumber(params),
  }
}

export function writeAllListState(params: URLSearchParams, { status, property, search, page }: AllListState): void {
  writeParam(params, 'statut', status && statusNames[status])
  writeParam(params, 'bien', property)
  writeParam(params, 'recherche', search.slice(0, longestSearch))
  writeParam(params, 'page', page > 1 ? String(page) : undefined)
}

export const isAllFiltered = ({ status, property, search }: Omit<AllListState, 'page'>): boolean =>
  status !== undefined || property !== undefined || search.trim() !== ''

/** As the API names them. */
export const filterOf = ({ status, property, search }: Omit<AllListState, 'page'>) => ({
  ...(status && { status }),
  ...(property && { property }),
  ...(search.trim() && { search: search.trim() }),
})
