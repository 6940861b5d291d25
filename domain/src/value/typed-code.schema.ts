import { z } from 'zod/mini'
import { fieldError } from '../contract/field-errors.ts'
import { isTypedCode, toTypedCode } from './typed-code.ts'

/** Accepts a code however it was typed, and gives it without spaces and hyphens. */
export const typedCode = (length: number) =>
  z
    .pipe(z.string().check(z.maxLength(64, fieldError.tooLong)), z.transform(toTypedCode))
    .check(z.refine((code) => isTypedCode(code, length), fieldError.invalid))
