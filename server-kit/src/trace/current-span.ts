import { AsyncLocalStorage } from 'node:async_hooks'
import type { Span } from './span.ts'

/** The span of the request, job or mail that the running code belongs to. */
export const currentSpan = new AsyncLocalStorage<Span>()
