import { spawn } from 'node:child_process'
import { randomUUID } from 'node:crypto'
import { once } from 'node:events'
import { join } from 'node:path'
import { expect, it, onTestFinished, vi } from 'vitest'
import { readLockInfo, tryLock, waitForLock } from './process-lock.mjs'

const retries = vi.hoisted(() => vi.fn())
vi.mock('node:timers/promises', async (importReal) => {
  const real = await importReal<typeof import('node:timers/promises')>()
  return { ...real, setTimeout: retries.mockImplementation(real.setTimeout) }
})

it('one process has the lock, and others can read its info', async () => {
  const path = `/${randomUUID()}`
  const release = await tryLock('test', path, 'process 7')
  expect(release).toBeTypeOf('function')
  expect(await tryLock('test', path)).toBeUndefined()
  expect(await readLockInfo('test', path)).toBe('process 7')
  expect(await tryLock('another-purpose', path)).toBeTypeOf('function')
  release?.()
  expect(await tryLock('test', path)).toBeTypeOf('function')
})

it('waits until the lock is released', async () => {
  const path = `/${randomUUID()}`
  const steps: string[] = []
  const release = await waitForLock('test', path, () => steps.push('the first waited'))
  const second = waitForLock('test', path, () => steps.push('the second waits')).then(() => steps.push('second'))
  await expect.poll(() => retries.mock.calls.length).toBe(2) // the second tried again, and waits again
  steps.push('first is done')
  release()
  await second
  expect(steps).toEqual(['the second waits', 'first is done', 'second'])
})

it('is released when its process is killed', async () => {
  const path = `/${randomUUID()}`
  const module = join(import.meta.dirname, 'process-lock.mjs')
  const script = `import { tryLock } from ${JSON.stringify(module)}; await tryLock('test', '${path}'); console.log('locked'); setInterval(() => 0, 1000)`
  const holder = spawn(process.execPath, ['--input-type=module', '-e', script], {
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  onTestFinished(() => void holder.kill('SIGKILL'))
  await once(holder.stdout, 'data')
  expect(await tryLock('test', path)).toBeUndefined()
  holder.kill('SIGKILL')
  await once(holder, 'exit')
  expect(await tryLock('test', path)).toBeTypeOf('function')
})
