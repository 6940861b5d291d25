import { measureRows } from '@bailclair/server-kit/metrics/measure-rows.ts'
import { repeat, type Worker } from '@bailclair/server-kit/worker.ts'
import { Gauge } from 'prom-client'
import type { Deps } from '#deps.ts'
import { copyIdentityEvents } from './copy-events.service.ts'
import { countTasks } from './identity-task.repository.ts'
import { runIdentityTasks } from './identity-task.service.ts'

const pollIntervalMs = 5_000

/** Somebody who reads their log after a sign-in finds it there. */
const eventIntervalMs = 10_000

type Needs = Pick<Deps, 'db' | 'clock' | 'config' | 'logger' | 'metrics' | 'identity'>

export function startIdentity(deps: Needs): Worker {
  measureTasks(deps)
  return repeat({ name: 'identity tasks', everyMs: pollIntervalMs, logger: deps.logger }, () => runIdentityTasks(deps))
}

export function startSecurityEvents(deps: Needs): Worker {
  const lastCopy = new Gauge({
    name: 'identity_events_copied_timestamp_seconds',
    help: 'When the events of the identity server were last copied into the audit log',
    registers: [deps.metrics],
  })
  return repeat({ name: 'security events', everyMs: eventIntervalMs, logger: deps.logger }, async () => {
    await copyIdentityEvents(deps)
    lastCopy.setToCurrentTime()
  })
}

/** Grows when the identity server refuses our calls, for instance because of a wrong secret. */
function measureTasks({ db, metrics, logger }: Needs) {
  measureRows({ registry: metrics, logger }, () => countTasks(db), [
    {
      name: 'identity_tasks_pending',
      help: 'Sign-outs and removals the identity server has not done yet',
      read: ({ pending }) => pending,
    },
    {
      name: 'identity_tasks_oldest_seconds',
      help: 'Age of the oldest of them',
      read: ({ oldestAgeSeconds }) => oldestAgeSeconds,
    },
  ])
}
