import { useEffect } from 'react'

/** Sets the meta description on client-side navigation; removes it when the route has none. */
export function useDescription(description: string | undefined): void {
  useEffect(() => {
    const found = document.head.querySelector('meta[name="description"]')
    if (description === undefined) {
      found?.remove()
      return
    }
    const meta = found ?? document.head.appendChild(document.createElement('meta'))
    meta.setAttribute('name', 'description')
    meta.setAttribute('content', description)
  }, [description])
}
