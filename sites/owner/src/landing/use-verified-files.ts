import { loadContract } from '@bailclair/site-kit/platform/api/load-contract.ts'
import { useApi } from '@bailclair/site-kit/platform/api/use-api.ts'
import { type RefObject, useEffect, useRef, useState } from 'react'

/** Fetched shortly before it scrolls into view. */
const rootMargin = '400px'

/** Verified files, fetched when `ref` is near. Shows the configured base until the API answers, and when it fails. */
export function useVerifiedFiles(base: number): { count: number; ref: RefObject<HTMLElement | null> } {
  const api = useApi()
  const ref = useRef<HTMLElement>(null)
  const [count, setCount] = useState(base)

  useEffect(() => {
    const section = ref.current
    if (!section) return
    const leaving = new AbortController()
    const ask = async () => {
      const { statisticsContract } = await loadContract(
        () => import('@bailclair/domain/statistics/statistics.contract.ts'),
      )
      return api(statisticsContract.verifiedFiles, {}, { signal: leaving.signal })
    }
    const observer = new IntersectionObserver(
      (entries) => {
        if (!entries.some(({ isIntersecting }) => isIntersecting)) return
        observer.disconnect()
        ask().then(
          (answer) => setCount(answer.count),
          () => undefined, // Keeps the base.
        )
      },
      { rootMargin },
    )
    observer.observe(section)
    return () => {
      observer.disconnect()
      leaving.abort()
    }
  }, [api])

  return { count, ref }
}
