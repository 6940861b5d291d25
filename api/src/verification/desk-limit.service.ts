import type { AuditAction } from '@bailclair/domain/audit/audit.schema.ts'
import { AppError } from '@bailclair/domain/contract/errors.ts'
import {
  type DeskUse,
  deskLimitEndsAt,
  deskLimitsPerHour,
  deskLimitWindowMs,
} from '@bailclair/domain/verification/desk-limits.rules.ts'
import { Counter } from 'prom-client'
import type { Deps, Verifier } from '#deps.ts'
import type { Db } from '#platform/database/db.ts'
import { enqueueMail } from '#platform/mail/outbox.repository.ts'
import { isFirstInAnHour } from '#platform/rate-limit/first-in-an-hour.ts'
import { deskAlarmTexts } from './desk-alarm-mail.messages.ts'
import { listTimesOf } from './desk-limit.repository.ts'
import { lockClaims } from './lease.repository.ts'
import { pseudonymOfVerifier } from './record-verifier-action.service.ts'

/** Counted in the audit log, so that what is counted is what was done. */
const actionOf: Readonly<Record<DeskUse, AuditAction>> = {
  claims: 'PART_TAKEN',
  releases: 'PART_RELEASED',
  documents: 'DOCUMENT_VIEWED',
}

class LimitReached extends AppError {
  readonly use: DeskUse
  constructor(use: DeskUse, retryAfter: number) {
    super('DeskLimitReached', { retryAfter })
    this.use = use
  }
}

/** Call it in the transaction that records the action: the lock makes parallel calls of one verifier wait. */
export async function assertWithinLimit(
  { clock, config }: Pick<Deps, 'clock' | 'config'>,
  tx: Db,
  verifier: Verifier,
  use: DeskUse,
): Promise<void> {
  const me = pseudonymOfVerifier({ config }, verifier)
  await lockClaims(tx, me)
  const now = clock()
  // decision 43: a demonstration must not lock itself out
  const factor = config.BAILCLAIR_MODE === 'one-machine' ? config.ONE_MACHINE_BUDGET_FACTOR : 1
  const perHour = deskLimitsPerHour[use] * factor
  const since = new Date(now.getTime() - deskLimitWindowMs)
  const times = await listTimesOf(tx, { verifier: me, action: actionOf[use], since, limit: perHour })
  const endsAt = deskLimitEndsAt({ perHour, times, now })
  if (endsAt) throw new LimitReached(use, (endsAt.getTime() - now.getTime()) / 1_000)
}

type AlarmNeeds = Pick<Deps, 'db' | 'clock' | 'config' | 'metrics'>

/** Counts a reached limit and tells the operator, after the transaction that was refused. */
export async function withAlarm<T>(deps: AlarmNeeds, verifier: Verifier, work: () => Promise<T>): Promise<T> {
  try {
    return await work()
  } catch (error) {
    if (error instanceof LimitReached) await raiseAlarm(deps, verifier, error.use)
    throw error
  }
}

const metric = 'desk_limit_reached_total'

async function raiseAlarm(deps: AlarmNeeds, { email }: Verifier, use: DeskUse): Promise<void> {
  const counter =
    (deps.metrics.getSingleMetric(metric) as Counter | undefined) ??
    new Counter({
      name: metric,
      help: 'Refused because a verifier reached a limit per hour: somebody may be copying files',
      labelNames: ['use'],
      registers: [deps.metrics],
    })
  counter.inc({ use })
  if (!(await isFirstInAnHour(deps, 'desk-alarm', 'operator'))) return
  const content = deskAlarmTexts.fr({ email, use, perHour: deskLimitsPerHour[use] })
  await enqueueMail(deps.db, { kind: 'desk-alarm', to: deps.config.SECURITY_EMAIL, language: 'fr', content })
}
