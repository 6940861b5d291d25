import { isTypedCode, toTypedCode } from '../value/typed-code.ts'

/** 30⁸ codes. What a guess costs: decision 193. */
export const shortCodeLength = 8

/** Apart from its schema, so that the route table of a site does not load zod. */
export const isShortCode = (typed: string): boolean => isTypedCode(toTypedCode(typed), shortCodeLength)
