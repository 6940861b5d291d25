import type { Deps } from '#deps.ts'
import { countVerifiedFiles } from './statistics.repository.ts'

/** As long as a shared cache keeps the answer. */
const lifetime = 3_600_000 // milliseconds

/**
 * The configured base and the files verified here (decision 16). Counted at most once an hour, by one query however
 * many ask at once: everyone who reads the landing page does, and may do so without a cache in between.
 */
export function createVerifiedFiles({ db, clock, config }: Pick<Deps, 'db' | 'clock' | 'config'>) {
  let counted: { until: number; here: Promise<number> } | undefined

  const countHere = (): Promise<number> => {
    const now = clock().getTime()
    if (counted && now < counted.until) return counted.here
    const here = countVerifiedFiles(db)
    const attempt = { until: now + lifetime, here }
    counted = attempt
    here.catch(() => {
      // The next one to ask tries again.
      if (counted === attempt) counted = undefined
    })
    return here
  }

  return async (): Promise<number> => config.FIGURE_VERIFIED_FILES + (await countHere())
}
