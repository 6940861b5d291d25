import type { Step } from './step.ts'
import { failOver, switchOver } from './steps/fail-over.ts'
import { restore } from './steps/restore.ts'

/** In this order. */
export const steps: readonly Step[] = [switchOver, failOver, restore]
