import type { PropertySummary } from '@bailclair/domain/property/property-answer.schema.ts'
import { createTextSearch } from '@bailclair/site-kit/platform/text-search.ts'
import type { ListState } from './list-state.ts'
import { statusOf } from './opens-at.ts'

/** Those whose name and address contain every word of the search, in any order, and that have the status. */
export function filterProperties(
  properties: readonly PropertySummary[],
  { search, status }: Pick<ListState, 'search' | 'status'>,
): PropertySummary[] {
  const matchesSearch = createTextSearch(search)
  return properties.filter((property) => {
    if (status && statusOf(property) !== status) return false
    return matchesSearch(`${property.name ?? ''} ${property.address ?? ''}`)
  })
}
