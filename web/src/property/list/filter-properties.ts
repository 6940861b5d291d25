import type { PropertySummary } from '@bailclair/domain/property/property-answer.schema.ts'
import type { ListState } from './list-state.ts'
import { statusOf } from './opens-at.ts'

/** Nobody should have to type an accent to find «Élysée». */
const plain = (text: string) => text.normalize('NFD').replaceAll(/\p{M}/gu, '').replaceAll('’', "'").toLowerCase()

/** Those whose name and address hold every word of the search, in any order, and that have the status. */
export function filterProperties(
  properties: readonly PropertySummary[],
  { search, status }: Pick<ListState, 'search' | 'status'>,
): PropertySummary[] {
  const words = plain(search).split(/\s+/)
  return properties.filter((property) => {
    if (status && statusOf(property) !== status) return false
    const text = plain(`${property.name ?? ''} ${property.address ?? ''}`)
    return words.every((word) => text.includes(word))
  })
}
