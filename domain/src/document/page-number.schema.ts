import { z } from 'zod/mini'
import { mostPages } from './document.rules.ts'

/** A page of a document, from 1. Another number is answered as unknown. */
export const pageNumber = z.coerce.number<string | number>().check(z.int(), z.minimum(1), z.maximum(mostPages))
