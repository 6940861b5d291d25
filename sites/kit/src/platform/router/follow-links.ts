import type { History } from './history.ts'

/**
 * Handles clicks on every internal `<a href>` on the client, and prefetches what the visitor is about to open. Links
 * also work without JavaScript.
 */
export function followLinks(document: Document, history: History, preload: (pathname: string) => void): () => void {
  const onClick = (event: MouseEvent) => {
    const anchor = ownAnchorOf(event)
    if (!anchor || event.defaultPrevented || !isPlainClick(event)) return
    const { pathname, search, hash } = anchor
    const here = history.current()
    const isSamePage = pathname === here.pathname && search === here.search
    // Fragment links are left to the browser.
    if (isSamePage && hash) return
    event.preventDefault()
    history.navigate(`${pathname}${search}${hash}`, { replace: isSamePage })
  }
  const onIntent = (event: Event) => {
    const anchor = ownAnchorOf(event)
    if (anchor && anchor.pathname !== history.current().pathname) preload(anchor.pathname)
  }

  document.addEventListener('click', onClick)
  document.addEventListener('pointerover', onIntent)
  document.addEventListener('focusin', onIntent)
  return () => {
    document.removeEventListener('click', onClick)
    document.removeEventListener('pointerover', onIntent)
    document.removeEventListener('focusin', onIntent)
  }
}

function ownAnchorOf({ target }: Event): HTMLAnchorElement | undefined {
  const anchor = target instanceof Element ? target.closest<HTMLAnchorElement>('a[href]') : null
  if (!anchor || anchor.origin !== window.location.origin || anchor.hasAttribute('download')) return undefined
  return (anchor.target || '_self') === '_self' ? anchor : undefined
}

const isPlainClick = ({ button, metaKey, ctrlKey, shiftKey, altKey }: MouseEvent) =>
  button === 0 && !metaKey && !ctrlKey && !shiftKey && !altKey
