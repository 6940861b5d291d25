/** Breaks of any kind, which would cut a line of ours in two. */
const breaks = /[\p{Cc}\p{Zl}\p{Zp}]/gu
/** What is never seen yet changes what is: direction marks, joiners, half a surrogate pair, characters of nobody. */
const unseen = /[\p{Cf}\p{Cs}\p{Co}\p{Cn}]/gu

/**
 * A text of a foreign service made fit for one line of ours: without control characters, spaces once, NFC, and cut at
 * `longest` UTF-16 units. Undefined when nothing is left, or when it is no text at all.
 */
export function foreignText(value: unknown, longest: number): string | undefined {
  if (typeof value !== 'string') return undefined
  // what is dropped would cost as much to normalise as what is kept
  const line = value
    .slice(0, 10 * longest)
    .replace(breaks, ' ')
    .replace(unseen, '')
    .replace(/\s+/g, ' ')
    .normalize('NFC')
  return (
    line
      .trim()
      .slice(0, longest)
      .replace(/[\uD800-\uDBFF]$/, '')
      .trim() || undefined
  )
}
