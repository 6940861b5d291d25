import { repeat, type Worker } from '@bailclair/server-kit/worker.ts'
import { Gauge } from 'prom-client'
import type { Deps } from '#deps.ts'
import { countWrappedOtherwise } from './document.repository.ts'
import { countErasures } from './document-erasure.repository.ts'
import { rewrapKeys } from './rewrap-keys.service.ts'
import { settleErasures } from './settle-erasures.service.ts'

/** Milliseconds. */
const eraseEvery = 5_000
const rewrapEvery = 60_000
const checkEvery = 60_000

type Needs = Pick<Deps, 'db' | 'documents' | 'logger' | 'metrics'>

/** Background workers and metrics of documents. */
export function startDocuments(deps: Needs): Worker {
  measure(deps)
  const check = () => checkStore(deps)
  // at once as well: after a deployment with a wrong folder or key nobody should have to upload first
  const firstCheck = check()
  const workers = [
    repeat({ name: 'document store', everyMs: checkEvery, logger: deps.logger }, check),
    repeat({ name: 'document erasures', everyMs: eraseEvery, logger: deps.logger }, () => settleErasures(deps)),
    repeat({ name: 'document keys', everyMs: rewrapEvery, logger: deps.logger }, () => rewrapKeys(deps)),
  ]
  return { stop: async () => void (await Promise.all([firstCheck, ...workers.map((worker) => worker.stop())])) }
}

async function checkStore({ documents: { watch }, logger }: Needs): Promise<void> {
  const wasBroken = watch.failure() !== undefined
  const cause = await watch.check()
  if (cause !== undefined) logger.error({ cause }, 'the document store cannot be written')
  else if (wasBroken) logger.info({}, 'the document store can be written again')
}

function measure({ db, documents, metrics, logger }: Needs) {
  const gauge = (name: string, help: string, count: () => Promise<number>) =>
    new Gauge({
      name,
      help,
      registers: [metrics],
      async collect() {
        try {
          this.set(await count())
        } catch (err) {
          // the other metrics matter most when the database is down
          logger.warn({ err }, `${name} cannot be counted`)
          this.set(Number.NaN)
        }
      },
    })
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
  gauge(
    'document_erasures_pending',
    'Documents deleted whose bytes are still in the store; growing: the store refuses to erase',
    async () => (await countErasures(db)).pending,
  )
  gauge(
    'documents_under_retired_key',
    'Documents not encrypted under DOCUMENT_KEY yet; at 0 the retired keys can be forgotten',
    () => countWrappedOtherwise(db, documents.keyring.currentId),
  )
}
