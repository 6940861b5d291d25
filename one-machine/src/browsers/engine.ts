import type { Outcome } from '#test/outcome.ts'

/** A browser engine beside Chromium, which `npm test` uses. */
export type Engine = {
  name: string
  /** Throws `MissingProgram` where its browser or its driver is not installed. */
  run: () => Promise<Outcome>
}
