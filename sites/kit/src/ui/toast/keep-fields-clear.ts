import { type Box, bottomOfToasts } from './bottom-of-toasts.ts'

const fields = '#content :is(input, select, textarea)'
const mainButtons = '.button-primary, .button-danger, .consent-banner, .offline-notice-text'
const edge = 16

/** Moves the toasts up while they would cover a field or a main button. */
export function keepFieldsClear(region: HTMLElement): () => void {
  const boxesOf = (elements: Iterable<Element>): Box[] =>
    [...elements].filter((element) => !region.contains(element)).map((element) => element.getBoundingClientRect())

  function place() {
    const { offsetTop = 0, height = window.innerHeight } = window.visualViewport ?? {}
    const screen = { top: offsetTop + edge, bottom: offsetTop + height - edge, width: window.innerWidth }
    const cards = boxOfCards(region)
    if (!cards) return
    const focused = document.activeElement?.matches(fields) ? [document.activeElement] : []
    const must = boxesOf([...focused, ...document.querySelectorAll(mainButtons)])
    const bottom = bottomOfToasts(cards, { must, should: boxesOf(document.querySelectorAll(fields)) }, screen)
    region.style.insetBlockEnd = `${window.innerHeight - bottom}px`
  }

  const observer = new MutationObserver(place)
  observer.observe(document.body, { childList: true, subtree: true })
  const events = ['focusin', 'scroll', 'resize'] as const
  for (const event of events) window.addEventListener(event, place, { passive: true })
  window.visualViewport?.addEventListener('resize', place)
  place()
  return () => {
    observer.disconnect()
    for (const event of events) window.removeEventListener(event, place)
    window.visualViewport?.removeEventListener('resize', place)
    region.style.insetBlockEnd = ''
  }
}

function boxOfCards(region: HTMLElement): Box | undefined {
  const cards = [...region.querySelectorAll('.toast')].map((card) => card.getBoundingClientRect())
  if (cards.length === 0) return
  return {
    top: Math.min(...cards.map(({ top }) => top)),
    bottom: Math.max(...cards.map(({ bottom }) => bottom)),
    left: Math.min(...cards.map(({ left }) => left)),
    right: Math.max(...cards.map(({ right }) => right)),
  }
}
