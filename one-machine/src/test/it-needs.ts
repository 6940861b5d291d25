import { it } from 'vitest'

declare module 'vitest' {
  export interface TaskMeta {
    /** What has to be installed for this test. Where it is missing, the test is skipped and named. */
    needs?: string
  }
}

/** A test that only runs where something is installed; `npm test` names it elsewhere (vitest-suite.ts). */
export const itNeeds =
  (needs: string, isInstalled: boolean) =>
  (name: string, test: () => unknown): void =>
    it.skipIf(!isInstalled)(name, { meta: { needs } }, test)
