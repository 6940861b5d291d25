import type { Line } from '../reading/lines.ts'

/** Pages of a document that say how many there should be, and are not there. */
export function missingPages(pages: readonly (readonly Line[])[]): number[] {
  const seen = pages.flatMap((lines) => findPageNumber(lines) ?? [])
  const totals = new Set(seen.map(({ total }) => total))
  // several documents in one file count for themselves
  const [total] = totals
  if (totals.size !== 1 || total === undefined || seen.length !== pages.length) return []
  const numbers = new Set(seen.map(({ page }) => page))
  return Array.from({ length: total }, (_, index) => index + 1).filter((page) => !numbers.has(page))
}

function findPageNumber(lines: readonly Line[]): { page: number; total: number } | undefined {
  for (const { text } of lines) {
    const found = /\bpage ?:? ?(\d{1,2}) ?(?:\/|sur|de) ?(\d{1,2})\b/.exec(text)
    const [page, total] = [Number(found?.[1]), Number(found?.[2])]
    if (found && page >= 1 && page <= total && total <= 30) return { page, total }
  }
  return undefined
}
