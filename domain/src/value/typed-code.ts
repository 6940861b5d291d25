/** Digits and capitals that nobody confuses on paper: without 0, 1, I, L, O and U. */
export const typedCodeAlphabet = '23456789ABCDEFGHJKMNPQRSTVWXYZ'

const groupLength = 4

/** As people type it: spaces, hyphens and small letters do not matter. */
export const toTypedCode = (typed: string): string => typed.replaceAll(/[\s\u2010-\u2015-]/g, '').toUpperCase()

/** As it is printed, in groups of four: `K7QX-9M3T`. */
export const printTypedCode = (code: string): string =>
  code.match(new RegExp(`.{1,${groupLength}}`, 'g'))?.join('-') ?? ''

export const isTypedCode = (code: string, length: number): boolean =>
  code.length === length && [...code].every((sign) => typedCodeAlphabet.includes(sign))
