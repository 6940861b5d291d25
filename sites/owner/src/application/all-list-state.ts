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
  /** Where the page of a long list begins or ends; the first page has neither. */
  after?: string | undefined
  before?: string | undefined
  /** Starts at 1. Of a long list only shown: the list may have grown since the first page. */
  page: number
}
/** What chooses rows; the rest is the place in the list. */
export type AllListFilters = Pick<AllListState, 'status' | 'property' | 'search'>

const cursorShape = /^[\w-]{1,80}$/

/** `?statut=en-attente&bien=018f…&recherche=dupont&page=2&apres=1_2026-12-…` */
export function readAllListState(params: URLSearchParams): AllListState {
  const property = params.get('bien') ?? ''
  const [after, before] = ['apres', 'avant'].map((name) => {
    const cursor = params.get(name) ?? ''
    return cursorShape.test(cursor) ? cursor : undefined
  })
  return {
    status: findKeyByName(statusNames, params.get('statut')),
    property: propertyIdShape.test(property) ? property : undefined,
    search: (params.get('recherche') ?? '').slice(0, longestSearch),
    after,
    before,
    page: readPageNumber(params),
  }
}

export function writeAllListState(params: URLSearchParams, state: AllListState): void {
  const { status, property, search, after, before, page } = state
  writeParam(params, 'statut', status && statusNames[status])
  writeParam(params, 'bien', property)
  writeParam(params, 'recherche', search.slice(0, longestSearch))
  writeParam(params, 'page', page > 1 ? String(page) : undefined)
  writeParam(params, 'apres', after)
  writeParam(params, 'avant', before)
}

export const isAllFiltered = ({ status, property, search }: AllListFilters): boolean =>
  status !== undefined || property !== undefined || search.trim() !== ''

/** As the API names them. */
export const filterOf = ({ status, property, search }: AllListFilters) => ({
  ...(status && { status }),
  ...(property && { property }),
  ...(search.trim() && { search: search.trim() }),
})
