import type { Step } from './step.ts'

/** In this order. */
export const steps: readonly Step[] = []
