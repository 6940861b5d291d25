import { repeat, type Worker } from '@bailclair/server-kit/worker.ts'
import { Gauge } from 'prom-client'
import type { Deps } from '#deps.ts'
import { countTasks } from './identity-task.repository.ts'
import { settleTasks } from './identity-task.service.ts'

/** Milliseconds. */
const tasksEvery = 5_000

type Needs = Pick<Deps, 'db' | 'clock' | 'logger' | 'metrics' | 'identity'>

/** What accounts need beside requests. */
export function startIdentity(deps: Needs): Worker {
  measureTasks(deps)
  return repeat({ name: 'identity tasks', everyMs: tasksEvery, logger: deps.logger }, () => settleTasks(deps))
}

/** An identity server that takes nothing from us any more (a wrong secret, say) shows here first. */
function measureTasks({ db, metrics, logger }: Needs) {
  const gauge = (name: string, help: string, figure: 'pending' | 'oldestAgeSeconds') =>
    new Gauge({
      name,
      help,
      registers: [metrics],
      async collect() {
        try {
          this.set((await countTasks(db))[figure])
        } catch (err) {
          // the other metrics matter most when the database is down
          logger.warn({ err }, 'the identity tasks cannot be counted')
          this.set(Number.NaN)
        }
      },
    })
  gauge('identity_tasks_pending', 'Sign-outs and removals the identity server has not done yet', 'pending')
  gauge('identity_tasks_oldest_seconds', 'Age of the oldest of them', 'oldestAgeSeconds')
}
