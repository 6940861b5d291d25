import { type FocusPlace, focusPlace, placeOf } from './focus-place.ts'

/**
 * When what has the focus is removed, browsers give it to the page: a keyboard starts again at the top, and a screen
 * reader falls silent. Here the nearest heading that stays takes it. Returns what ends this.
 */
export function keepFocus(page: Document): () => void {
  const before = placeOf(page.activeElement)
  let last: (FocusPlace & { isByKeyboard: boolean }) | undefined = before && { ...before, isByKeyboard: false }
  const hasNone = () => page.activeElement === null || page.activeElement === page.body

  const remember = ({ target }: FocusEvent) => {
    const place = target instanceof Element ? placeOf(target) : undefined
    last = place && { ...place, isByKeyboard: place.element.matches(':focus-visible') }
  }
  // A click beside everything takes the focus away on purpose.
  const forget = ({ relatedTarget }: FocusEvent) => {
    if (relatedTarget) return
    queueMicrotask(() => {
      if (last?.element.isConnected && hasNone()) last = undefined
    })
  }
  const recover = () => {
    if (!last || last.element.isConnected || !hasNone()) return
    // The page does not jump for those who point.
    focusPlace(last, { preventScroll: !last.isByKeyboard })
  }

  const observer = new MutationObserver(recover)
  observer.observe(page.body, { childList: true, subtree: true })
  page.addEventListener('focusin', remember)
  page.addEventListener('focusout', forget)
  return () => {
    observer.disconnect()
    page.removeEventListener('focusin', remember)
    page.removeEventListener('focusout', forget)
  }
}
