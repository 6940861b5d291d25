import { repeat, type Worker } from '@bailclair/server-kit/worker.ts'
import { Gauge } from 'prom-client'
import type { Deps } from '#deps.ts'

const checkEveryMs = 60_000

type Needs = Pick<Deps, 'documents' | 'logger' | 'metrics'>

/** Checks the store in every instance that uses it: for readiness, metrics and the log. */
export function startStoreWatch(deps: Needs): Worker {
  measure(deps)
  const check = () => checkStore(deps)
  // at once as well: after a deployment with a wrong folder or key nobody should have to upload first
  const firstCheck = check()
  const worker = repeat({ name: 'document store', everyMs: checkEveryMs, logger: deps.logger }, check)
  return { stop: async () => void (await Promise.all([firstCheck, worker.stop()])) }
}

async function checkStore({ documents: { watch }, logger }: Needs): Promise<void> {
  const wasBroken = watch.isChecked() && watch.failure() !== undefined
  const cause = await watch.check()
  if (cause !== undefined) logger.error({ cause, store: watch.name }, 'the document store cannot be written')
  else if (wasBroken) logger.info({ store: watch.name }, 'the document store can be written again')
}

function measure({ documents, metrics }: Needs) {
  new Gauge({
    name: 'document_store_writable',
    help: '1 while the document store can be written; 0 with the cause when it cannot',
    labelNames: ['cause'],
    registers: [metrics],
    collect() {
      const failure = documents.watch.failure()
      this.reset()
      if (documents.watch.isChecked()) this.set({ cause: failure?.documents ?? '' }, failure ? 0 : 1)
    },
  })
}
