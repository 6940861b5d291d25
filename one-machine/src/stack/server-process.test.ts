import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { beforeEach, describe, expect, it, onTestFinished } from 'vitest'
import { freePort } from '#ports.ts'
import { startServer } from './server-process.ts'

const never = new AbortController().signal

describe('a server of the stack', () => {
  let folder: string
  let port: number
  beforeEach(async () => {
    folder = mkdtempSync(join(tmpdir(), 'bailclair-server-'))
    port = await freePort()
    return () => rmSync(folder, { recursive: true })
  })
  const logFile = () => join(folder, 'server.log')
  const plan = (source: string) => {
    const script = join(folder, 'server.ts')
    writeFileSync(script, source)
    return { script, env: { PORT: String(port) }, health: [`http://localhost:${port}/`] }
  }
  const listening = `
    import { createServer } from 'node:http'
    createServer((_, response) => response.end('ok')).listen(Number(process.env['PORT']))
    console.log('listening')`

  it('is ready once it is healthy, logs to its file, and stops', async () => {
    const server = await startServer('API', plan(listening), logFile(), never)
    expect((await fetch(`http://localhost:${port}/`)).status).toBe(200)
    await server.stop()
    expect(await server.exited).toBe('SIGTERM')
    expect(readFileSync(logFile(), 'utf8')).toBe('listening\n')
  })

  it('loads modules early, and runs when the rest of its environment is known', async () => {
    const module = join(folder, 'slow.ts')
    writeFileSync(module, `console.log('loaded without', process.env['PORT'], process.env['EARLY_IMPORTS'])`)
    const { script, health } = plan(listening)
    const { promise, resolve } = Promise.withResolvers<Record<string, string>>()
    const early = { imports: [module], env: promise }
    const starting = startServer('API', { script, health, env: { PORT: '' }, early }, logFile(), never)
    await expect.poll(() => readFileSync(logFile(), 'utf8'), { timeout: 10_000 }).toBe('loaded without  undefined\n')
    resolve({ PORT: String(port) })
    const server = await starting
    expect((await fetch(`http://localhost:${port}/`)).status).toBe(200)
    await server.stop()
    expect(readFileSync(logFile(), 'utf8')).toMatch(/listening\n$/)
  })

  it('is stopped when the rest of its environment does not come', async () => {
    const early = { imports: [], env: Promise.reject<Record<string, string>>(new Error('no database')) }
    await expect(startServer('API', { ...plan(listening), early }, logFile(), never)).rejects.toThrow(
      'did not start (SIGTERM)',
    )
  })

  it('shows the end of its log when it does not start', async () => {
    const broken = plan(`console.error('The configuration is not valid:'); process.exit(3)`)
    await expect(startServer('API', broken, logFile(), never)).rejects.toThrow(
      /^API did not start \(code 3\)[.] The end of .*server[.]log:\nThe configuration is not valid:$/,
    )
  })

  it('is stopped when the start is aborted', async () => {
    const silent = plan('setInterval(() => 0, 1000)')
    await expect(startServer('API', silent, logFile(), AbortSignal.timeout(300))).rejects.toThrow('does not answer')
  })

  it('ends when its parent is killed with -9', async () => {
    const supervisor = join(folder, 'supervisor.ts')
    const module = join(import.meta.dirname, 'server-process.ts')
    const { script, env, health } = plan(
      `${listening}\nprocess.on('SIGTERM', () => { console.log('drained'); process.exit() })`,
    )
    writeFileSync(
      supervisor,
      `import { startServer } from ${JSON.stringify(module)}
       await startServer('API', ${JSON.stringify({ script, env, health })}, ${JSON.stringify(logFile())}, new AbortController().signal)
       console.log('ready')`,
    )
    const parent = spawn(process.execPath, [supervisor], { stdio: ['ignore', 'pipe', 'inherit'] })
    onTestFinished(() => void parent.kill('SIGKILL'))
    await once(parent.stdout, 'data')
    parent.kill('SIGKILL')
    await expect.poll(() => readFileSync(logFile(), 'utf8')).toBe('listening\ndrained\n')
    await expect.poll(() => fetch(`http://localhost:${port}/`).catch(() => 'gone')).toBe('gone')
  })
})
