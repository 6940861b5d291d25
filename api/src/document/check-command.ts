import { parseArgs } from 'node:util'
import { checkStores, type Findings } from './check-stores.service.ts'
import { oweErasures } from './document-copy.repository.ts'
import type { ExitCode, StoreWork } from './store-command.ts'
import type { StoreKey } from './store-port.ts'

const usage = `Usage: npm run documents:check -- [--erase-orphans [--even-if-many]] [--older-than-hours 24]
  compares documents with the bytes in the store, both ways
  --erase-orphans     erases bytes without a document that are older than 24 hours
  --even-if-many      also when they are more than a tenth of all: usually that is another service's database or bucket`

const printEveryMs = 10_000
/** Above this share of all bytes the settings are wrong, not the store. */
const suspiciousShare = 0.1

type Options = { erases: boolean; evenIfMany: boolean; hours: number }

export async function runCheckCommand(given: StoreWork, args: readonly string[]): Promise<ExitCode> {
  const options = parseOptions(args)
  if (!options) {
    given.print(usage)
    return 2
  }
  const check = (onOrphans: (keys: StoreKey[]) => Promise<void>) => checkAll(given, options, onOrphans)
  const findings = await check(async () => undefined)
  for (const line of describe(findings, given, options)) given.print(line)
  const { orphans, objects, lost, damaged } = findings
  const hasProblem = lost.count + damaged.count > 0
  if (!options.erases || orphans === 0) return hasProblem || orphans > 0 ? 1 : 0
  if (orphans > suspiciousShare * objects && !options.evenIfMany) {
    given.print(`Nothing is erased: ${orphans} of ${objects} is too many. Is this the database of that store?`)
    return 1
  }
  await check((keys) => given.db.transaction().execute((tx) => oweErasures(tx, keys)))
  given.print(`${orphans} are registered for erasure; the API erases them within minutes.`)
  return hasProblem ? 1 : 0
}

function checkAll(given: StoreWork, { hours }: Options, onOrphans: (keys: StoreKey[]) => Promise<void>) {
  let printedAt = performance.now()
  const onShare = (shares: number) => {
    if (given.signal.aborted) throw new Error('interrupted')
    if (performance.now() - printedAt < printEveryMs) return
    printedAt = performance.now()
    given.print(`${((100 * shares) / 256).toFixed(1)} %`)
  }
  const youngAfter = new Date(Date.now() - hours * 3_600_000)
  return checkStores({ ...given, youngAfter, onShare, onOrphans })
}

function describe(findings: Findings, { stores }: StoreWork, { hours }: Options): string[] {
  const { documents, lost, damaged, onlyInOld, objects, orphans, orphanBytes, waiting, young } = findings
  const rows: [what: string, count: number, note?: string][] = [
    ['Documents', documents],
    ['  without bytes', lost.count, 'lost: restore them from a backup of the store'],
    ['  with bytes of another size', damaged.count, 'damaged: restore them from a backup of the store'],
    ...(stores.old
      ? [['  only in the old store', onlyInOld, 'npm run documents:copy'] as [string, number, string]]
      : []),
    ['Objects', objects],
    ['  without a document', orphans, `${(orphanBytes / 1_000_000).toFixed(1)} MB: --erase-orphans`],
    ['  waiting for erasure', waiting],
    [`  without a document, younger than ${hours} h`, young, 'an upload under way, or the next check finds it'],
  ]
  const width = Math.max(...rows.map(([what]) => what.length))
  return [
    ...rows.map(([what, count, note]) =>
      `${what.padEnd(width)}  ${String(count).padStart(12)}  ${count > 0 && note ? note : ''}`.trimEnd(),
    ),
    ...lost.first.map((id) => `Without bytes: document ${id}`),
    ...damaged.first.map((id) => `Another size: document ${id}`),
  ]
}

function parseOptions(args: readonly string[]): Options | undefined {
  try {
    const { values } = parseArgs({
      args: [...args],
      options: {
        'erase-orphans': { type: 'boolean', default: false },
        'even-if-many': { type: 'boolean', default: false },
        'older-than-hours': { type: 'string', default: '24' },
      },
    })
    const hours = Number(values['older-than-hours'])
    // an upload is registered for deletion for an hour
    if (!(hours >= 2)) return undefined
    return { erases: values['erase-orphans'], evenIfMany: values['even-if-many'], hours }
  } catch {
    return undefined
  }
}
