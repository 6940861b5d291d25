import { z } from 'zod/mini'
import { fieldError } from '../contract/field-errors.ts'

/** Excludes control characters (PostgreSQL and mail headers refuse some), lone surrogates and line separators U+2028/9. */
const noControl = /^[^\p{Cc}\p{Cs}\p{Zl}\p{Zp}]*$/u
const noControlExceptLineBreakAndTab = /^(?:[\n\t]|[^\p{Cc}\p{Cs}\p{Zl}\p{Zp}])*$/u

/** NFC makes equal words equal. */
const trimmed = z.string(fieldError.required).check(z.trim(), z.normalize('NFC'))

/** A required text on one line. Lengths are in UTF-16 units, like `maxlength` in HTML, so that form and API agree. */
export const line = (maxLength: number) =>
  trimmed.check(
    z.minLength(1, fieldError.required),
    z.maxLength(maxLength, fieldError.tooLong),
    z.regex(noControl, fieldError.forbiddenCharacter),
  )

/** Excludes bidi marks, which reorder the text around them. */
const noBidi = /^[^\u061c\u200e\u200f\u202a-\u202e\u2066-\u2069]*$/

/** A line that other people read: it must not change how the text around it looks. */
export const publicLine = (maxLength: number) => line(maxLength).check(z.regex(noBidi, fieldError.forbiddenCharacter))

/** A text that is still being typed: it may be empty, and spaces at its ends stay. */
export const draftLines = (maxLength: number) =>
  z
    .string(fieldError.required)
    .check(
      z.maxLength(maxLength, fieldError.tooLong),
      z.regex(noControlExceptLineBreakAndTab, fieldError.forbiddenCharacter),
    )

/** A required text of several lines. Line breaks become `\n`. */
export const lines = (maxLength: number) =>
  trimmed.check(
    z.overwrite((text) => text.replaceAll(/\r\n?/g, '\n')),
    z.minLength(1, fieldError.required),
    z.maxLength(maxLength, fieldError.tooLong),
    z.regex(noControlExceptLineBreakAndTab, fieldError.forbiddenCharacter),
  )

/** All but joiners and variation selectors, which emoji and some scripts need. */
const invisible = /(?!\u200c|\u200d|[\ufe00-\ufe0f])[\p{Default_Ignorable_Code_Point}\p{Bidi_Control}]/gu
const hasVisible = /[^\s\u2800\p{Default_Ignorable_Code_Point}]/u

/** Lines that other people read: invisible characters are stripped, and something visible must be left. */
export const publicLines = (maxLength: number) =>
  z.string(fieldError.required).check(
    z.overwrite((text) => text.replaceAll(/\r\n?/g, '\n').replaceAll(invisible, '').trim().normalize('NFC')),
    z.regex(hasVisible, fieldError.required),
    z.maxLength(maxLength, fieldError.tooLong),
    z.regex(noControlExceptLineBreakAndTab, fieldError.forbiddenCharacter),
  )
