import { parseArgs } from 'node:util'
import { copyDocuments, type Progress, StoresDown } from './copy-documents.service.ts'
import { storePausesMs } from './list-share.ts'
import type { ExitCode, StoreWork } from './store-command.ts'
import { createThrottle } from './throttle.ts'

const usage = `Usage: npm run documents:copy -- [--mb-per-second 50] [--at-once 8]
  copies the documents that the new store does not have from the old one (DOCUMENT_OLD_FOLDER or DOCUMENT_OLD_S3_URL),
  and reads each back. Stop it whenever you like; run it again to continue.`

const printEveryMs = 10_000

export async function runCopyCommand(given: StoreWork, args: readonly string[]): Promise<ExitCode> {
  const options = parseOptions(args)
  if (!options || !given.stores.old) {
    given.print(options ? 'There is no old store: set DOCUMENT_OLD_FOLDER or DOCUMENT_OLD_S3_URL.' : usage)
    return 2
  }
  const { current: to, old: from } = given.stores
  await to.probe()
  given.print(`From ${from.name} to ${to.name}, ${options.megabytes} MB/s at most, ${options.atOnce} at once`)
  const startedAt = performance.now()
  let printedAt = startedAt
  const print = (progress: Progress) => given.print(describe(progress, (performance.now() - startedAt) / 1_000))
  const onProgress = (progress: Progress) => {
    if (performance.now() - printedAt < printEveryMs) return
    printedAt = performance.now()
    print(progress)
  }
  const throttle = createThrottle(options.megabytes * 1_000_000)
  const { atOnce } = options
  try {
    const progress = await copyDocuments({ ...given, from, to, atOnce, throttle, pausesMs: storePausesMs, onProgress })
    print(progress)
    return conclude(given, progress)
  } catch (error) {
    if (!(error instanceof StoresDown)) throw error
    given.print('Stopped: the stores fail again and again. Run it again when they are back.')
    return 3
  }
}

function conclude({ print, signal }: StoreWork, { missing, failed }: Progress): ExitCode {
  if (missing.count > 0) print(`${missing.count} are in neither store, such as ${missing.first.join(', ')}`)
  if (signal.aborted || failed > 0) {
    print(failed > 0 ? `${failed} could not be copied. Run it again.` : 'Interrupted. Run it again to continue.')
    return 3
  }
  if (missing.count > 0) return 1
  print('Every document is in the new store. Now check: npm run documents:check')
  return 0
}

function describe(progress: Progress, seconds: number): string {
  const percent = ((100 * progress.shares) / 256).toFixed(1)
  const megabytes = progress.bytes / 1_000_000
  return [
    `${percent} %: ${progress.copied} copied (${megabytes.toFixed(0)} MB, ${(megabytes / seconds).toFixed(1)} MB/s`,
    `${(progress.copied / seconds).toFixed(0)} documents/s), ${progress.present} there already`,
    `${progress.erased} erased meanwhile, ${progress.failed} failed`,
  ].join(', ')
}

function parseOptions(args: readonly string[]): { megabytes: number; atOnce: number } | undefined {
  try {
    const { values } = parseArgs({
      args: [...args],
      options: {
        'mb-per-second': { type: 'string', default: '50' },
        'at-once': { type: 'string', default: '8' },
      },
    })
    const [megabytes, atOnce] = [Number(values['mb-per-second']), Number(values['at-once'])]
    const isFine = megabytes > 0 && Number.isInteger(atOnce) && atOnce >= 1 && atOnce <= 64
    return isFine ? { megabytes, atOnce } : undefined
  } catch {
    return undefined
  }
}
