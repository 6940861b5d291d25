import { z } from 'zod/mini'

/** Characters kept of a name, its ending among them. */
const longest = 100
const nameless = 'document'

/** Controls, lone surrogates, line breaks, marks that turn the direction of the text, and what systems forbid in names. */
const unwanted = /[\p{Cc}\p{Cs}\p{Co}\p{Zl}\p{Zp}\u061c\u200e\u200f\u202a-\u202e\u2066-\u2069<>:"|?*]/gu

/**
 * The name someone's file had on their own machine, for them to recognise it: shown to nobody else, never a path, never
 * believed. A name is no reason to refuse a document, so whatever comes becomes a harmless one.
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

/** A header holds ASCII alone, so the name travels percent-encoded. */
const decoded = z.pipe(
  z.string(),
  z.transform((given) => cleanFileName(decode(given))),
)

function decode(given: string): string {
  try {
    return decodeURIComponent(given)
  } catch {
    // not encoded after all, or badly: it is only a name
    return given
  }
}

/** Headers of an upload. */
export const uploadHeaders = z.object({ 'x-file-name': z._default(decoded, nameless) })
