import { randomInt } from 'node:crypto'
import { typedCodeAlphabet } from '@bailclair/domain/value/typed-code.ts'

/** A random code that people can type. */
export const newTypedCode = (length: number): string =>
  Array.from({ length }, () => typedCodeAlphabet[randomInt(typedCodeAlphabet.length)]).join('')
