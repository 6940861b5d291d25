import { spawn, spawnSync } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { createServer } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Readable } from 'node:stream'
import { text } from 'node:stream/consumers'
import { fileURLToPath } from 'node:url'
import { itNeeds } from '@bailclair/one-machine/test/it-needs.ts'
import { describe, expect, it, onTestFinished, vi } from 'vitest'
import { findSandbox, hiddenFolders, isWithoutNetwork, sandboxedNode } from './sandbox.ts'

const fileOf = (path: string) => fileURLToPath(new URL(path, import.meta.url))
const probe = fileOf('../../test/sandbox-probe.ts')

async function listen(at: number | string) {
  const server = createServer().listen(at)
  await once(server, 'listening')
  onTestFinished(() => void server.close())
  return server.address()
}

async function tryEverything() {
  const folder = mkdtempSync('/tmp/bailclair-sandbox-')
  onTestFinished(() => rmSync(folder, { recursive: true }))
  const address = await listen(0)
  const socket = join(folder, 'socket')
  await listen(socket)
  const { program, given } = sandboxedNode(probe)
  const child = spawn(program, given, {
    env: { PATH: process.env['PATH'] },
    cwd: '/',
    stdio: ['pipe', 'ignore', 'inherit', 'pipe'],
  })
  const port = address instanceof Object ? address.port : 0
  // a file of the project that is neither source nor package, as .env is
  const settings = fileOf('../../../.env.example')
  child.stdin?.end(JSON.stringify({ port, socket, settings, file: join(tmpdir(), 'written-by-a-document') }))
  return JSON.parse(await text(child.stdio[3] as Readable))
}

it('lets the process compute, and nothing else', async () => {
  expect(await tryEverything()).toMatchObject({
    readsOurs: true,
    readsOthers: false,
    readsSettings: false,
    readsParent: false,
    writes: false,
    runsPrograms: false,
    startsThreads: false,
    evaluates: false,
    hasSecrets: false,
  })
})

itNeeds('network namespaces', isWithoutNetwork())('leaves it no network where the system allows that', async () => {
  expect(await tryEverything()).toMatchObject({ connects: false })
})

/** Of the system, whatever Node.js forbids on top: a document that takes over the process is past that. */
describe('the system', () => {
  const { command } = findSandbox()
  const output = (...given: string[]) => {
    const [program = '', ...all] = [...command, ...given]
    return spawnSync(program, all, { encoding: 'utf8', cwd: '/' })
  }

  itNeeds('user namespaces', command.includes('--user'))('hides the settings of the server', () => {
    expect(output('cat', `/proc/${process.pid}/environ`)).toMatchObject({ stdout: '', status: 1 })
  })

  const hidesFolders = command.includes('--mount')
  itNeeds('mount namespaces', hidesFolders)('hides the folders in which services listen', () => {
    // but for the one where this project is
    expect(hiddenFolders).toContain('/run')
    for (const folder of hiddenFolders) expect(output('ls', '-A', folder)).toMatchObject({ stdout: '', status: 0 })
  })

  const hidesTmp = hidesFolders && hiddenFolders.includes('/tmp')
  itNeeds('mount namespaces, and a project outside /tmp', hidesTmp)('hides the sockets of other programs', async () => {
    expect(await tryEverything()).toMatchObject({ connectsToSocket: false })
  })

  itNeeds('setpriv', command.includes('setpriv'))('gives no rights, not even inside', () => {
    const { stdout } = output('grep', '-E', 'CapEff|CapBnd|NoNewPrivs', '/proc/self/status')
    expect(stdout.replaceAll(/\s+/g, ' ')).toBe('CapEff: 0000000000000000 CapBnd: 0000000000000000 NoNewPrivs: 1 ')
  })

  itNeeds('prlimit', command.includes('prlimit'))(
    'limits arithmetic also when nobody measures, and keeps no memory on disk',
    () => {
      const limits = output('grep', '-E', 'Max (cpu time|core file size)', '/proc/self/limits').stdout
      expect(limits.match(/\d+/g)).toEqual(['60', '65', '0', '0'])
    },
  )

  itNeeds('setpriv', command.includes('setpriv'))(
    'ends what computes without end together with the server',
    async () => {
      const server = spawn('sh', ['-c', '"$@" & echo $!; wait', 'sh', ...command, process.execPath, '-e', 'for(;;);'])
      const [line] = await once(server.stdout, 'data')
      const pid = Number(line)
      // until it computes
      await vi.waitFor(() => expect(readFileSync(`/proc/${pid}/cmdline`, 'utf8')).toMatch(/^[^\0]*node\0-e/), 30_000)
      server.kill('SIGKILL')
      await vi.waitFor(() => expect(isAlive(pid)).toBe(false), 30_000)
    },
  )
})

/** Processes whose parent is gone may wait for somebody to take note of their end. */
function isAlive(pid: number): boolean {
  try {
    return !/\) [ZX] /.test(readFileSync(`/proc/${pid}/stat`, 'latin1'))
  } catch {
    return false
  }
}
