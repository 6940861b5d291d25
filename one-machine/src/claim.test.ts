import { spawn } from 'node:child_process'
import { randomUUID } from 'node:crypto'
import { once } from 'node:events'
import { join } from 'node:path'
import { expect, it, onTestFinished } from 'vitest'
import { askHolder, claim, takeTurn } from './claim.mjs'

it('is given to one at a time, who tells the others what they need to know', async () => {
  const path = `/${randomUUID()}`
  const release = await claim('test', path, 'process 7')
  expect(release).toBeTypeOf('function')
  expect(await claim('test', path)).toBeUndefined()
  expect(await askHolder('test', path)).toBe('process 7')
  expect(await claim('another-purpose', path)).toBeTypeOf('function')
  release?.()
  expect(await claim('test', path)).toBeTypeOf('function')
})

it('gives turns in sequence', async () => {
  const path = `/${randomUUID()}`
  const steps: string[] = []
  const release = await takeTurn('test', path, () => steps.push('the first waited'))
  const second = takeTurn('test', path, () => steps.push('the second waits')).then(() => steps.push('second'))
  await new Promise((resolve) => setTimeout(resolve, 150))
  steps.push('first is done')
  release()
  await second
  expect(steps).toEqual(['the second waits', 'first is done', 'second'])
})

it('is free again as soon as its holder is killed', async () => {
  const path = `/${randomUUID()}`
  const module = join(import.meta.dirname, 'claim.mjs')
  const script = `import { claim } from ${JSON.stringify(module)}; await claim('test', '${path}'); console.log('held'); setInterval(() => 0, 1000)`
  const holder = spawn(process.execPath, ['--input-type=module', '-e', script], {
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  onTestFinished(() => void holder.kill('SIGKILL'))
  await once(holder.stdout, 'data')
  expect(await claim('test', path)).toBeUndefined()
  holder.kill('SIGKILL')
  await once(holder, 'exit')
  expect(await claim('test', path)).toBeTypeOf('function')
})
