import { z } from 'zod/mini'
import { documentKinds } from './accepted-documents.rules.ts'

/** Characters, extension included. */
const longest = 100
const nameless = 'document'

/**
 * Control characters, lone surrogates, private use, line breaks, bidi marks, and characters that file systems forbid.
 */
const unwanted = /[\p{Cc}\p{Cs}\p{Co}\p{Zl}\p{Zp}\u061c\u200e\u200f\u202a-\u202e\u2066-\u2069<>:"|?*]/gu

/**
 * Makes any name harmless instead of refusing the document. The name is shown to its owner alone, and is never a path.
 */
export function cleanFileName(given: string): string {
  const name = (given.normalize('NFC').split(/[/\\]/).at(-1) ?? '')
    .replaceAll(unwanted, '')
    .replace(/^[.\s]+/, '')
    .trim()
  return shorten(name) || nameless
}

function shorten(name: string): string {
  const characters = [...name]
  if (characters.length <= longest) return name
  const ending = [...(name.match(/\.\w{1,8}$/)?.[0] ?? '')]
  return [...characters.slice(0, longest - ending.length - 1), '…', ...ending].join('')
}

/** Headers are ASCII, so the name is percent-encoded. */
const decoded = z.pipe(
  z.string(),
  z.transform((given) => cleanFileName(decode(given))),
)

function decode(given: string): string {
  try {
    return decodeURIComponent(given)
  } catch {
    // not percent-encoded: used as it is
    return given
  }
}

/** Headers of an upload. The kind may be absent where a list has one line, and where a document is replaced. */
export const uploadHeaders = z.object({
  'x-file-name': z._default(decoded, nameless),
  'x-document-kind': z.exactOptional(z.enum(documentKinds)),
})
export type UploadHeaders = z.infer<typeof uploadHeaders>
