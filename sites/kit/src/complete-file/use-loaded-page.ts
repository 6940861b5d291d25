import { useEffect, useEffectEvent, useState } from 'react'

type Loaded = { data?: Blob; error?: unknown }
type Load = (page: number, signal: AbortSignal) => Promise<Blob>

/**
 * A page, and its neighbours once it is there. Without the cache of the site, which public pages do not have: nothing
 * stays in memory after the dialog.
 */
export function useLoadedPage(load: Load, page: number, count: number) {
  const [pages, setPages] = useState<Readonly<Record<number, Loaded>>>({})
  const [attempt, setAttempt] = useState(0)
  const current = pages[page]
  const hasPicture = current?.data !== undefined

  const fetchPage = useEffectEvent(async (number: number, signal: AbortSignal) => {
    if (number < 1 || number > count || pages[number]?.data) return
    const loaded = await load(number, signal).then(
      // Not the type that the server says: the object URL has our origin.
      (bytes): Loaded => ({ data: new Blob([bytes], { type: 'image/jpeg' }) }),
      (error: unknown): Loaded => ({ error }),
    )
    if (!signal.aborted) setPages((known) => ({ ...known, [number]: loaded }))
  })
  // biome-ignore lint/correctness/useExhaustiveDependencies: each attempt asks again
  useEffect(() => {
    const leaving = new AbortController()
    const wanted = hasPicture ? [page + 1, page - 1] : [page]
    for (const number of wanted) void fetchPage(number, leaving.signal)
    return () => leaving.abort()
  }, [page, hasPicture, attempt])

  return {
    data: current?.data,
    error: current?.error,
    isFetching: current === undefined,
    refetch: () => {
      setPages(({ [page]: _, ...others }) => others)
      setAttempt(attempt + 1)
    },
  }
}
