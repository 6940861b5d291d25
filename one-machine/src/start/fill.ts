import { type Amounts, seedMany } from '#demo-data/seed-many.ts'
import type { Stack } from '#stack/stack.ts'

export type Filling = {
  hasDemoData: boolean
  /** For measures; nothing when 0. */
  seed: Amounts
}

/**
 * Fills a product that is ready, while people look around in it already. What fails here is told and stops nothing: the
 * next start goes on with it.
 */
export async function fill(
  stack: Stack,
  { hasDemoData, seed }: Filling,
  giveUp: AbortSignal,
  report: (line: string) => void,
) {
  const { addresses: at, databaseUrl } = stack
  try {
    if (seed.owners > 0 || seed.files > 0) await seedMany(databaseUrl, seed, { report, giveUp })
    if (!hasDemoData) return
    // what draws documents takes longer to load than a start may wait
    const { makeDemoData } = await import('#demo-data/make-demo-data.ts')
    const onBegin = () => report('Making the demo data: people, properties and files arrive within a minute…')
    const made = await makeDemoData({ at, databaseUrl, giveUp }, onBegin)
    if (made)
      report(`The demo data is complete; ${made.removedMails} mails of its making were cleared from the mailbox`)
  } catch (error) {
    if (giveUp.aborted) return
    report(`Not complete: ${error instanceof Error ? error.message : error}. The next start goes on with it.`)
  }
}
