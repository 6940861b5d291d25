import { z } from 'zod/mini'
import { fieldError } from '../contract/field-errors.ts'
import { decimal } from './decimal.schema.ts'

/** Spec §5: living space must be greater than zero ('The area must be greater than zero'). In m². */
export const positiveArea = decimal.check(z.positive(fieldError.areaNotPositive))
