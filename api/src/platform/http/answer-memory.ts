import type { JsonAnswer } from './json-answer.ts'

type Kept = { etag: string; answer: JsonAnswer; size: number; until: number }

/** For people who go back and forth between pages. Polls get 304 and need no kept answer. */
const longestMs = 60_000
/** About what an entry takes beside its texts. */
const entryBytes = 500
/** Of the memory, for one answer. */
const largestShare = 1 / 16

export type AnswerMemory = ReturnType<typeof createAnswerMemory>

/**
 * The latest answer of each polled address and account. Whoever asks has passed every check, and compares the ETag with
 * the version that the database counts (decision 228).
 */
export function createAnswerMemory({ ANSWER_MEMORY_BYTES: most }: { ANSWER_MEMORY_BYTES: number }) {
  /** Latest last. */
  const kept = new Map<string, Kept>()
  let total = 0

  function forget(place: string) {
    total -= kept.get(place)?.size ?? 0
    kept.delete(place)
  }

  function makeRoom(now: number) {
    for (const [place, { until }] of kept) {
      if (total <= most && until > now) return
      forget(place)
    }
  }

  return {
    find(place: string, etag: string): JsonAnswer | undefined {
      const found = kept.get(place)
      return found?.etag === etag ? found.answer : undefined
    },
    keep(place: string, etag: string, answer: JsonAnswer): void {
      forget(place)
      // its gzipped form is smaller; somebody may search for long texts that nobody has
      const size = 2 * answer.bytes.length + 2 * place.length + entryBytes
      if (size > most * largestShare) return
      const now = Date.now()
      kept.set(place, { etag, answer, size, until: now + longestMs })
      total += size
      makeRoom(now)
    },
    /** In bytes. */
    size: () => total,
  }
}
