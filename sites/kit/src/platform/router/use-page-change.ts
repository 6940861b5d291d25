import { useEffect, useRef, useState } from 'react'
import type { Location } from './history.ts'
import { createScrollMemory } from './scroll-memory.ts'

/**
 * What a browser does when a document opens, for pages that change without one: the title, the scroll position, the
 * focus on the new heading. Returns the words for the live region that tells screen readers of the new page.
 */
export function usePageChange(location: Location, title: string): string {
  const [memory] = useState(createScrollMemory)
  const [announcement, setAnnouncement] = useState('')
  const last = useRef<string>(undefined)
  const currentTitle = useRef(title)

  useEffect(() => {
    document.title = title
    currentTitle.current = title
  }, [title])

  useEffect(() => memory.listen(), [memory])

  useEffect(() => {
    memory.enter(location)
    const isNewPage = last.current !== undefined && last.current !== location.pathname
    last.current = location.pathname
    if (!isNewPage) return

    const target = elementAt(location.hash)
    // The title of a page that is still loading will be gone in a moment, and the focus with it.
    const title = document.querySelector('#content h1:not(.visually-hidden)')
    focus(target ?? title ?? document.querySelector('#content'))
    if (target) target.scrollIntoView()
    else window.scrollTo({ top: memory.positionOf(location), behavior: 'instant' })
    setAnnouncement(currentTitle.current)
  }, [memory, location])

  return announcement
}

const elementAt = (hash: string) => (hash ? document.getElementById(hash.slice(1)) : null)

function focus(element: Element | null) {
  if (!(element instanceof HTMLElement)) return
  // A heading takes the focus only when told so; a field or a link does by itself.
  if (element.tabIndex < 0) element.tabIndex = -1
  element.focus({ preventScroll: true })
}
