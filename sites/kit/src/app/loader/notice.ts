/** The status region of the offline notice: empty in the HTML, and again when React comes. */
const findRegion = () => document.querySelector<HTMLElement>('.offline-notice')

export function showNotice(text: string): void {
  const region = findRegion()
  if (!region) return
  region.textContent = ''
  if (!text) return
  const paragraph = document.createElement('p')
  paragraph.className = 'offline-notice-text'
  paragraph.textContent = text
  region.append(paragraph)
}

/** One of the texts that the region carries. */
export const showKnown = (name: 'failure' | 'offline'): void => showNotice(findRegion()?.dataset[name] ?? '')
