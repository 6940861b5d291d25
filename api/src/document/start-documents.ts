import { measureRows } from '@bailclair/server-kit/metrics/measure-rows.ts'
import { repeat, type Worker } from '@bailclair/server-kit/worker.ts'
import { Counter } from 'prom-client'
import type { Deps } from '#deps.ts'
import { countUnread } from './document.repository.ts'
import { countOverdueErasures } from './document-erasure.repository.ts'
import { readUnread } from './read-again.service.ts'
import { countAwaited } from './reading.repository.ts'
import { recognisePages, recognisesText } from './recognise-pages.service.ts'
import { rewrapKeys } from './rewrap-keys.service.ts'
import { settleErasures } from './settle-erasures.service.ts'
import { isAnyWrappedOtherwise } from './wrapped-key.repository.ts'

/** Milliseconds. */
const eraseEvery = 5_000
const rewrapEvery = 60_000
const readEvery = 60_000
const recogniseEvery = 1_000

type Needs = Pick<Deps, 'db' | 'clock' | 'documents' | 'logger' | 'metrics' | 'config'>

/** Background workers and metrics of documents. */
export function startDocuments(deps: Needs): Worker {
  measure(deps)
  const rewrapped = new Counter({
    name: 'documents_rewrapped_total',
    help: 'Documents that this instance has put under the current DOCUMENT_KEY',
    registers: [deps.metrics],
  })
  const stopping = new AbortController()
  const rewrap = () => rewrapKeys(deps, { signal: stopping.signal, onWrapped: (documents) => rewrapped.inc(documents) })
  const workers = [
    repeat({ name: 'document erasures', everyMs: eraseEvery, logger: deps.logger }, () => settleErasures(deps)),
    repeat({ name: 'document keys', everyMs: rewrapEvery, logger: deps.logger }, rewrap),
    repeat({ name: 'unread documents', everyMs: readEvery, logger: deps.logger }, () =>
      readUnread(deps, stopping.signal),
    ),
    ...(recognisesText(deps) ? [recogniser(deps, stopping.signal)] : []),
  ]
  return {
    stop: async () => {
      // a run of the keys, or of the readings, may take days
      stopping.abort()
      await Promise.all(workers.map((worker) => worker.stop()))
    },
  }
}

const recogniser = (deps: Needs, signal: AbortSignal) =>
  repeat({ name: 'words of pictures', everyMs: recogniseEvery, logger: deps.logger }, () =>
    recognisePages(deps, signal),
  )

function measure({ db, documents, metrics, logger, config }: Needs) {
  const outside = { registry: metrics, logger }
  measureRows(outside, () => countOverdueErasures(db), [
    {
      name: 'document_erasures_overdue',
      help: 'Documents deleted whose bytes are still in the store after minutes, or after an attempt to erase them',
      read: ({ overdue }) => overdue,
    },
  ])
  measureRows(outside, () => isAnyWrappedOtherwise(db, documents.keyring.currentId), [
    {
      name: 'documents_under_retired_key',
      help: '1 while documents are not encrypted under DOCUMENT_KEY yet; at 0 the retired keys can be forgotten',
      read: Number,
    },
  ])
  measureRows(outside, () => countUnread(db), [
    {
      name: 'documents_unread',
      help: '1 while there are documents from before documents were made of pictures',
      read: ({ hasUnread }) => Number(hasUnread),
    },
    {
      name: 'documents_unreadable',
      help: 'Such documents that could not be read three times',
      read: ({ unreadable }) => unreadable,
    },
  ])
  measureRows(outside, () => (recognisesText({ config }) ? countAwaited(db) : Promise.resolve(0)), [
    {
      name: 'documents_awaiting_words',
      help: 'Documents with scans or photographs whose words are not recognised yet; 0 with TEXT_RECOGNITION=off',
      read: Number,
    },
  ])
}
