import { z } from 'zod/mini'
import { fieldError } from '../contract/field-errors.ts'

/** Controls (which PostgreSQL or a mail header could choke on), lone surrogates, and U+2028/9, which break lines. */
const noControl = /^[^\p{Cc}\p{Cs}\p{Zl}\p{Zp}]*$/u
const noControlButLayout = /^(?:[\n\t]|[^\p{Cc}\p{Cs}\p{Zl}\p{Zp}])*$/u

/** Letters of one word can be stored in several ways; NFC makes equal words equal. */
const trimmed = z.string(fieldError.required).check(z.trim(), z.normalize('NFC'))

/**
 * A required text on one line. Lengths here are in UTF-16 units, as in the `maxlength` of an HTML field, so that the
 * form never lets through what the API refuses.
 */
export const line = (maxLength: number) =>
  trimmed.check(
    z.minLength(1, fieldError.required),
    z.maxLength(maxLength, fieldError.tooLong),
    z.regex(noControl, fieldError.forbiddenCharacter),
  )

/** Free of the marks that turn the direction of the text around them. */
const noBidi = /^[^\u061c\u200e\u200f\u202a-\u202e\u2066-\u2069]*$/

/** A line that strangers read: it must not make another line of the page say something else. */
export const publicLine = (maxLength: number) => line(maxLength).check(z.regex(noBidi, fieldError.forbiddenCharacter))

/** A required text of several lines, ended by `\n` whatever the system it was typed on. */
export const lines = (maxLength: number) =>
  trimmed.check(
    z.overwrite((text) => text.replaceAll(/\r\n?/g, '\n')),
    z.minLength(1, fieldError.required),
    z.maxLength(maxLength, fieldError.tooLong),
    z.regex(noControlButLayout, fieldError.forbiddenCharacter),
  )
