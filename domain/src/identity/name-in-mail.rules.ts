/** Longer names are rare, and a longer text could pass for a message of ours. */
const maxLength = 50
const maxWords = 6

/** Begins with a letter; then letters with their marks and joiners, separators, and dots at the end of a word. */
const wordsOnly = /^\p{L}(?:[\p{L}\p{M}\u200c \u00a0'’\u2010\u2011-]|\u200d|\.(?= |$))*$/u

/**
 * A name typed by somebody, for a subject or a sentence that the service signs. Undefined when it could pass for a
 * link, an address, a number or a message: mail programs make links of what looks like one.
 */
export function nameInMail(...parts: (string | null | undefined)[]): string | undefined {
  const name = parts.filter(Boolean).join(' ').trim().replaceAll(/ +/g, ' ')
  if (name.length > maxLength || name.split(' ').length > maxWords) return undefined
  return wordsOnly.test(name) ? name : undefined
}
