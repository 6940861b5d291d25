import { useEffect, useRef, useState } from 'react'
import { focusOn } from '#platform/focus/focus-on.ts'
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
    if (target) target.scrollIntoView()
    else window.scrollTo({ top: memory.positionOf(location), behavior: 'instant' })
    setAnnouncement(currentTitle.current)
    if (target) focusOn(target, { preventScroll: true })
    else return focusHeading()
  }, [memory, location])

  return announcement
}

const elementAt = (hash: string) => (hash ? document.getElementById(hash.slice(1)) : null)

/** While data is on its way, the content has the focus, then the heading. Returns what ends the wait. */
function focusHeading(): (() => void) | undefined {
  const content = document.getElementById('content')
  // A loading page's hidden heading would disappear, and the focus with it.
  const find = () => content?.querySelector('h1:not(.visually-hidden)')
  focusOn(find() ?? content, { preventScroll: true })
  if (!content || find()) return undefined
  const observer = new MutationObserver(() => {
    const heading = find()
    if (!heading) return
    observer.disconnect()
    // Unless somebody has moved on meanwhile.
    if (document.activeElement === content || document.activeElement === document.body)
      focusOn(heading, { preventScroll: true })
  })
  observer.observe(content, { childList: true, subtree: true })
  return () => observer.disconnect()
}
