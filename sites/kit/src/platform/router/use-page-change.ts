import { useEffect, useRef, useState } from 'react'
import { focusOn } from '#platform/focus/focus-place.ts'
import type { Location } from './history.ts'
import { createScrollMemory } from './scroll-memory.ts'

/**
 * Does for client-side navigation what a browser does for documents: title, scroll position, focus on the heading.
 * Returns the announcement for screen readers.
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
    // A loading page's hidden heading would disappear, and the focus with it.
    const title = document.querySelector('#content h1:not(.visually-hidden)')
    focusOn(target ?? title ?? document.querySelector('#content'), { preventScroll: true })
    if (target) target.scrollIntoView()
    else window.scrollTo({ top: memory.positionOf(location), behavior: 'instant' })
    setAnnouncement(currentTitle.current)
  }, [memory, location])

  return announcement
}

const elementAt = (hash: string) => (hash ? document.getElementById(hash.slice(1)) : null)
