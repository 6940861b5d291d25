/** First, last, current page and its neighbours; `gap` replaces at least two pages. */
export function pageList(current: number, total: number): (number | 'gap')[] {
  const all = Array.from({ length: total }, (_, index) => index + 1)
  const near = all.filter((page) => page === 1 || page === total || Math.abs(page - current) <= 1)
  return near.flatMap((page, index) => {
    const skipped = page - (near[index - 1] ?? 0) - 1
    if (skipped === 0) return [page]
    return [skipped === 1 ? page - 1 : 'gap', page]
  })
}
