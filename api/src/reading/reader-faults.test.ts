import childProcess, { type ChildProcess, type SpawnOptions } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { syncBuiltinESMExports } from 'node:module'
import { setTimeout as sleep } from 'node:timers/promises'
import { fileURLToPath } from 'node:url'
import { isDeepStrictEqual } from 'node:util'
import { AppError } from '@bailclair/domain/contract/errors.ts'
import { afterAll, beforeAll, describe, expect, it, onTestFinished, vi } from 'vitest'
import { pdf } from '#test/sample-files.ts'
import { readInProcess } from './reader.ts'

const machine = {
  startsLeft: Number.POSITIVE_INFINITY,
  /** What is started instead of a reader. */
  instead: undefined as readonly [string, ...string[]] | undefined,
  hasDescriptors: true,
  started: [] as ChildProcess[],
}
const { spawn } = childProcess

function startOnMachine(...[program, args, options]: [string, readonly string[], SpawnOptions]) {
  if (machine.startsLeft-- <= 0) throw Object.assign(new Error('spawn ENOMEM'), { code: 'ENOMEM' })
  const [other, ...given] = machine.instead ?? []
  const child = other ? spawn(other, given, options) : spawn(program, args, options)
  if (child.pid) machine.started.push(child)
  // as Node.js does for EMFILE
  return machine.hasDescriptors ? child : Object.assign(child, { stdin: undefined, stdio: undefined })
}

/** Also for modules that another test file has loaded. */
function replaceSpawn(by: unknown) {
  Object.assign(childProcess, { spawn: by })
  syncBuiltinESMExports()
}

beforeAll(async () => {
  replaceSpawn(startOnMachine)
  // takes the reader that another test file left
  await readInProcess(await pdf(1))
})
afterAll(async () => {
  await endSpare()
  replaceSpawn(spawn)
})

function change(changes: Partial<typeof machine>) {
  const before = { ...machine }
  Object.assign(machine, changes)
  onTestFinished(() => void Object.assign(machine, before))
}
const forbidStarts = () => change({ startsLeft: 0 })

/** No reader waits for the next document. */
async function endSpare() {
  await vi.waitFor(() => {
    killReaders('SIGKILL')
    expect(readers()).toEqual([])
  }, patience)
  // until this process knows
  await sleep(200)
}

const readers = () => machine.started.filter(({ exitCode, signalCode }) => exitCode === null && signalCode === null)
const killReaders = (signal: NodeJS.Signals) => readers().map((reader) => reader.kill(signal))

const outcomeOf = (reading: Promise<unknown>): Promise<string> =>
  reading.then(
    () => 'read',
    (error) => {
      if (!(error instanceof AppError)) return `tried again: ${error.message}`
      return `refused: ${error.code}${error.cause instanceof Error ? `, impossible: ${error.cause.message}` : ''}`
    },
  )

/** They have loaded everything and wait for a question. */
async function areIdle(): Promise<boolean> {
  const use = () => readers().map(({ pid }) => readFileSync(`/proc/${pid}/stat`, 'latin1').split(' ').slice(2, 15))
  const before = use()
  await sleep(500)
  return before.length > 0 && before.every(([state]) => state === 'S') && isDeepStrictEqual(before, use())
}

/** Milliseconds, on a busy machine. */
const patience = 20_000

const noAnswer = 'tried again: The process that reads documents ended without an answer'

describe.runIf(process.platform === 'linux')('a good document', () => {
  it.each(['SIGKILL', 'SIGTRAP'] as const)(
    'whose reader the machine ends by %s is tried again, not refused',
    async (signal) => {
      const reading = outcomeOf(readInProcess(await pdf(30)))
      await sleep(300)
      expect(killReaders(signal)).not.toEqual([])
      expect(await reading).toBe(`${noAnswer}: ${signal}.`)
      expect(await outcomeOf(readInProcess(await pdf(1)))).toBe('read')
    },
  )

  it('is read although somebody interrupts the whole group of processes', async () => {
    await readInProcess(await pdf(1))
    await vi.waitFor(async () => expect(await areIdle()).toBe(true), patience)
    const reading = outcomeOf(readInProcess(await pdf(3)))
    for (const signal of ['SIGINT', 'SIGTERM'] as const) killReaders(signal)
    expect(await reading).toBe('read')
  })

  it('is read when the reader that waited for it has ended', async () => {
    await readInProcess(await pdf(1))
    await endSpare()
    expect(await outcomeOf(readInProcess(await pdf(1)))).toBe('read')
  })

  it('is read although no process can be started for the next one', async () => {
    await readInProcess(await pdf(1))
    forbidStarts()
    expect(await outcomeOf(readInProcess(await pdf(1)))).toBe('read')
  })

  it('is tried again when no process can be started', async () => {
    await endSpare()
    forbidStarts()
    expect(await outcomeOf(readInProcess(await pdf(1)))).toBe('tried again: spawn ENOMEM')
  })

  it('is tried again when there are no descriptors for a process', async () => {
    await endSpare()
    change({ instead: ['/nonexistent'], hasDescriptors: false })
    expect(await outcomeOf(readInProcess(await pdf(1)))).toMatch('tried again: The process that reads documents could')
  })

  it.each<[string, readonly [string, ...string[]], string]>([
    ['is not installed', ['/nonexistent'], 'tried again: spawn /nonexistent ENOENT'],
    ['cannot be isolated', ['false'], `${noAnswer}: exit code 1.`],
    ['cannot load a library', withoutPdfium(), `${noAnswer}: exit code 1.`],
    ['ends before it is asked', ['true'], `${noAnswer}: exit code 0.`],
    ['says something and fails', shell('printf no >&3; exit 3'), `${noAnswer}: exit code 3.`],
    ['aborts', shell('kill -ABRT $$'), `${noAnswer}: SIGABRT.`],
  ])('is tried again when its reader %s', async (_, instead, outcome) => {
    await endSpare()
    change({ instead })
    expect(await outcomeOf(readInProcess(await pdf(1)))).toBe(outcome)
  })

  it('is tried again when its reader never answers', async () => {
    await endSpare()
    change({ instead: shell('exec sleep 60') })
    const outcome = await outcomeOf(readInProcess(await pdf(1), { wait: 500 }))
    expect(outcome).toBe('tried again: The machine is too busy to read a document.')
  })
})

describe.runIf(process.platform === 'linux')('a document', () => {
  const refused = 'refused: DocumentUnreadable'

  it.each<[string, readonly [string, ...string[]], string]>([
    ['reaches the CPU time of the process', shell('kill -XCPU $$'), refused],
    ['computes longer than we allow', shell('while :; do :; done'), refused],
    ['writes without end', shell('exec cat /dev/zero >&3'), `${refused}, impossible: longer than any document`],
    ['writes what our code does not', shell('printf no >&3'), `${refused}, impossible`],
    ['answers that it is protected', shell(answering('{"failure":"DocumentProtected"}')), 'refused: DocumentProtected'],
    ['answers with words', shell(answering('{"words":[]}')), `${refused}, impossible: words instead of a document`],
  ])('is refused when its reader %s', async (_, instead, outcome) => {
    await endSpare()
    change({ instead })
    expect(await outcomeOf(readInProcess(await pdf(1), { time: 1_000 }))).toMatch(outcome)
  })
})

/** A reader on whose disk one file cannot be read. */
function withoutPdfium(): readonly [string, ...string[]] {
  const fault = `
    import files from 'node:fs/promises'
    import { syncBuiltinESMExports } from 'node:module'
    const { readFile } = files
    files.readFile = async (path) => {
      if (String(path).endsWith('pdfium.wasm')) throw new Error('EIO')
      return readFile(path)
    }
    syncBuiltinESMExports()`
  const script = fileURLToPath(new URL('./reader.process.ts', import.meta.url))
  return [process.execPath, '--import', `data:text/javascript,${encodeURIComponent(fault)}`, script]
}

function shell(script: string): readonly [string, ...string[]] {
  return ['sh', '-c', script]
}

/** The length of JSON in four bytes, then JSON. */
function answering(json: string): string {
  return `cat >/dev/null; printf '\\0\\0\\0\\${json.length.toString(8).padStart(3, '0')}%s' '${json}' >&3`
}
