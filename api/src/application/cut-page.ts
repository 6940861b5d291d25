import { applicationPageSize } from '@bailclair/domain/application/application-list.contract.ts'
import type { ListCursor } from '@bailclair/domain/application/list-cursor.ts'
import type { PlaceInList } from './application-page.repository.ts'

type Reading = {
  /** Rows that were to be read; one more says that the list goes on. */
  most: number
  /** From the end of the page to its beginning. */
  isBackwards: boolean
  /** From the beginning of the list. */
  isFirst: boolean
}

type Page = {
  shown: PlaceInList[]
  previous: ListCursor | undefined
  next: ListCursor | undefined
  /** How many there are, if all of the list was read. */
  found: number | undefined
}

/** A page of a long list: of what was read, and the places before and after it. */
export function cutPage(places: readonly PlaceInList[], { most, isBackwards, isFirst }: Reading): Page {
  const goesOn = places.length > most
  const read = places.slice(0, most)
  const named = read.filter(({ isNamed }) => isNamed)
  const shown = named.slice(0, applicationPageSize)
  const isCut = named.length > shown.length
  const farEnd = isCut ? shown.at(-1) : goesOn ? read.at(-1) : undefined
  const nearEnd = isFirst ? undefined : read[0]
  return {
    shown: isBackwards ? shown.toReversed() : shown,
    previous: isBackwards ? farEnd : nearEnd,
    next: isBackwards ? nearEnd : farEnd,
    found: isFirst && !goesOn ? named.length : undefined,
  }
}

/** A page of a list that was read whole: ended ones last, then latest first (decision 190). */
export function cutWhole(places: readonly PlaceInList[], page: number): Page {
  const named = places.filter(({ isNamed }) => isNamed).sort(inOrder)
  const start = (page - 1) * applicationPageSize
  const shown = named.slice(start, start + applicationPageSize)
  return { shown, previous: undefined, next: undefined, found: named.length }
}

const inOrder = (a: ListCursor, b: ListCursor) =>
  a.rank - b.rank || Number(b.createdAt) - Number(a.createdAt) || (a.id < b.id ? -1 : 1)
