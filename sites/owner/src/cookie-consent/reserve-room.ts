/** Adds space below the page, so that focused elements are not covered (WCAG 2.4.11). */
export function reserveRoom(banner: HTMLElement): () => void {
  const { style } = document.documentElement
  const observer = new ResizeObserver(() =>
    style.setProperty('--consent-banner', `${Math.ceil(banner.getBoundingClientRect().height)}px`),
  )
  observer.observe(banner)
  return () => {
    observer.disconnect()
    style.removeProperty('--consent-banner')
  }
}
