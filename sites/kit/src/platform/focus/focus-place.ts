import { focusOn } from './focus-on.ts'

/** An element and what is around it, from the inside out: where the focus goes when the element is gone. */
export type FocusPlace = { element: HTMLElement; around: readonly Element[] }

export function placeOf(element: Element | null): FocusPlace | undefined {
  if (!(element instanceof HTMLElement) || element === element.ownerDocument.body) return undefined
  const around: Element[] = []
  for (let one = element.parentElement; one; one = one.parentElement) around.push(one)
  return { element, around }
}

/** Focuses the element. Gone with what was removed, the nearest heading that stays takes its place. */
export function focusPlace(place: FocusPlace | undefined, options?: FocusOptions): void {
  if (!place) return
  if (place.element.isConnected) place.element.focus(options)
  else focusOn(nearestHeading(place.around) ?? document.getElementById('content'), options)
}

/** Of the innermost part that stays, the first heading; further out, the last one before that part. */
function nearestHeading(around: readonly Element[]): Element | undefined {
  // The title of another item of the list is not that of the list.
  const isOfOtherItem = (heading: Element) => {
    const item = heading.closest('li, tr, dialog')
    return item !== null && !around.includes(item)
  }
  const staying = around.filter((one) => one.isConnected)
  for (const [index, one] of staying.entries()) {
    const headings = [...one.querySelectorAll('h1, h2, h3')].filter(
      (heading) => !heading.matches('.visually-hidden') && !isOfOtherItem(heading),
    )
    const inner = staying[index - 1]
    const found = inner ? headings.findLast((heading) => isBefore(heading, inner)) : headings[0]
    if (found || one.id === 'content') return found ?? one
  }
  return undefined
}

const isBefore = (one: Element, other: Element) =>
  (one.compareDocumentPosition(other) & Node.DOCUMENT_POSITION_FOLLOWING) !== 0
