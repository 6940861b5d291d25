import { z } from 'zod/mini'
import { fieldError } from '../contract/field-errors.ts'
import { decimal } from './decimal.schema.ts'

/** Living space in m². */
export const positiveArea = decimal.check(z.positive(fieldError.areaNotPositive))
