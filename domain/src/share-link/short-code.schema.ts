import { typedCode } from '../value/typed-code.schema.ts'
import { shortCodeLength } from './short-code.shape.ts'

export const shortCode = typedCode(shortCodeLength)
