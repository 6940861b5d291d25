const lineBreaks = /[\p{Cc}\p{Zl}\p{Zp}]/gu
/** Invisible characters: bidi marks, joiners, lone surrogates, private-use and unassigned code points. */
const invisible = /[\p{Cf}\p{Cs}\p{Co}\p{Cn}]/gu

/**
 * Cleans a text of an outside service: one line, single spaces, NFC, at most `maxLength` UTF-16 units. Undefined when
 * nothing is left.
 */
export function cleanForeignText(value: unknown, maxLength: number): string | undefined {
  if (typeof value !== 'string') return undefined
  // cut first, so that normalisation never runs on a huge text
  const line = value
    .slice(0, 10 * maxLength)
    .replace(lineBreaks, ' ')
    .replace(invisible, '')
    .replace(/\s+/g, ' ')
    .normalize('NFC')
  return (
    line
      .trim()
      .slice(0, maxLength)
      .replace(/[\uD800-\uDBFF]$/, '')
      .trim() || undefined
  )
}
