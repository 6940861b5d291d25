import { applicationListContract, mostSeenAtOnce } from '@bailclair/domain/application/application-list.contract.ts'
import { useApi } from '@bailclair/site-kit/platform/api/use-api.ts'
import { useEffect } from 'react'
import type { ListedApplication } from './listed-application.ts'

/** Milliseconds on the screen before an application counts as seen: longer than somebody who only passes by. */
const lookMs = 1_000
const retryMs = 10_000

/** New when this document first showed them: the mark stays until the owner reloads, although the server knows. */
const marked = new Set<string>()
/** Told to the server, which may answer a poll that it got before. */
const reported = new Set<string>()

/** Keeps the marks of this visit. */
export const markNews = (applications: readonly ListedApplication[]): ListedApplication[] =>
  applications.map((application) => {
    const { id, isNew } = application
    if (isNew) marked.add(id)
    else reported.delete(id)
    return marked.has(id) ? { ...application, isNew: true, isReported: !isNew } : application
  })

/** Tells the server what this page has really shown. A failed call is repeated. */
export function useReportSeen(shown: readonly ListedApplication[]): void {
  const api = useApi()
  const ids = shown.filter(({ id, isNew, isReported }) => isNew && !isReported && !reported.has(id)).map(({ id }) => id)
  const key = ids.join()
  // biome-ignore lint/correctness/useExhaustiveDependencies: the ids are the key
  useEffect(() => {
    if (ids.length === 0) return
    const report = async () => {
      if (document.visibilityState !== 'visible') return
      const told = ids.slice(0, mostSeenAtOnce)
      for (const id of told) reported.add(id)
      try {
        await api(applicationListContract.seen, { body: { ids: told } })
      } catch {
        // The mark stays, and nothing is lost: they are reported again.
        for (const id of told) reported.delete(id)
        timer = setTimeout(report, retryMs)
      }
    }
    let timer = setTimeout(report, lookMs)
    // A page in a background tab has shown nothing yet.
    document.addEventListener('visibilitychange', report)
    return () => {
      clearTimeout(timer)
      document.removeEventListener('visibilitychange', report)
    }
  }, [key])
}
