import { useEffect } from 'react'

/** The description of a page in the head, set only if the route gives one (spec §2); pages change without a document. */
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
