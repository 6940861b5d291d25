import { repeat, type Worker } from '@bailclair/platform/worker.ts'
import type { Deps } from '#deps.ts'
import { forgetDeliveries } from './external-file.repository.ts'

/** Milliseconds. */
const everyMs = 60_000
/** Longer than any delivery may be late: until then an old one cannot bring back a file that was deleted. */
const deletionsStay = 30 * 24 * 3_600_000

type Needs = Pick<Deps, 'db' | 'clock'>

export const purgeDeliveries = ({ db, clock }: Needs): Promise<void> =>
  forgetDeliveries(db, { now: clock(), deletedBefore: new Date(clock().getTime() - deletionsStay) })

/** What the webhook needs beside requests. */
export const startWebhook = (deps: Needs & Pick<Deps, 'logger'>): Worker =>
  repeat({ name: 'delivery purge', everyMs, logger: deps.logger }, () => purgeDeliveries(deps))
