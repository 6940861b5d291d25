import { type Box, lowestFreeBottom } from './lowest-free-bottom.ts'

const fields = '#content :is(input, select, textarea)'
const mainButtons = '.button-primary, .button-danger, .consent-banner, .offline-notice-text'
const edge = 16
/** In pixels. Narrower screens have no room for toasts beside all fields of a form: only the focused one counts. */
const phone = 768

/** Moves the toasts up while they would cover a field or a main button. */
export function keepFieldsClear(region: HTMLElement): () => void {
  const boxesOf = (elements: Iterable<Element>): Box[] =>
    [...elements].filter((element) => !region.contains(element)).map((element) => element.getBoundingClientRect())

  function place() {
    const { offsetTop = 0, height = window.innerHeight } = window.visualViewport ?? {}
    const screen = { top: offsetTop + edge, bottom: offsetTop + height - edge }
    const cards = boxOfCards(region)
    if (!cards) return
    const focused = document.activeElement?.matches(fields) ? [document.activeElement] : []
    const least = boxesOf([...focused, ...document.querySelectorAll(mainButtons)])
    const all = window.innerWidth < phone ? least : [...least, ...boxesOf(document.querySelectorAll(fields))]
    const bottom = lowestFreeBottom(cards, all, screen) ?? lowestFreeBottom(cards, least, screen) ?? screen.bottom
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
