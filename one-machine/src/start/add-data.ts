import type { Amounts } from '#demo-data/seed-many.ts'
import type { Stack } from '#stack/stack.ts'

export type DataOptions = {
  hasDemoData: boolean
  /** Rows for benchmarks. */
  seed: Amounts
}

/** Runs while the product is already in use. A failure is reported and stops nothing; the next start continues. */
export async function addData(
  stack: Stack,
  { hasDemoData, seed }: DataOptions,
  signal: AbortSignal,
  report: (line: string) => void,
) {
  const { addresses: at, databaseUrl } = stack
  try {
    // imported here, because both load slowly and most starts need neither
    if (seed.owners > 0 || seed.files > 0) {
      const { seedMany } = await import('#demo-data/seed-many.ts')
      await seedMany(databaseUrl, seed, { report, signal })
    }
    if (!hasDemoData) return
    const { makeDemoData } = await import('#demo-data/make-demo-data.ts')
    const onBegin = () => report('Making the demo data: people, properties and files, in two to three minutes…')
    const made = await makeDemoData({ at, databaseUrl, signal }, onBegin)
    if (made) report(`The demo data is complete; ${made.removedMails} mails about it were removed from the mailbox`)
  } catch (error) {
    if (signal.aborted) return
    report(`Data not complete: ${error instanceof Error ? error.message : error}. The next start continues.`)
  }
}
