import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { chmodSync, cpSync, existsSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { beforeEach, describe, expect, it } from 'vitest'
import { readIfExists } from './files.ts'
import { endOf } from './processes.ts'
import { projectRoot } from './project.ts'

/** Runs start.mjs in a small project with a fake npm. */
describe('start.mjs', () => {
  let root: string
  beforeEach(() => {
    root = mkdtempSync(join(tmpdir(), 'bailclair-install-'))
    for (const path of ['start.mjs', 'one-machine/src/process-lock.mjs'])
      cpSync(join(projectRoot, path), join(root, path))
    write('package-lock.json', JSON.stringify({ packages: { 'node_modules/one': { version: '1.0.0' } } }))
    write('program.ts', `const args: string[] = process.argv.slice(2)\nconsole.log('program', ...args)\n`)
    npmThat('mkdir -p node_modules/one && echo {} > node_modules/one/package.json')
    return () => rmSync(root, { recursive: true })
  })

  const write = (path: string, text: string) => {
    mkdirSync(join(root, path, '..'), { recursive: true })
    writeFileSync(join(root, path), text)
  }
  const npmThat = (commands: string) => {
    write('bin/npm', `#!/bin/sh\necho "$@" >> calls\necho $$ > npm.pid\n${commands}\n`)
    chmodSync(join(root, 'bin/npm'), 0o755)
  }
  const npmCalls = () => (readIfExists(join(root, 'calls')) ?? '').split('\n').filter(Boolean).length

  const start = (...args: string[]) => {
    const env = { ...process.env, PATH: `${join(root, 'bin')}:/usr/bin:/bin`, npm_lifecycle_event: '' }
    const child = spawn(process.execPath, [join(root, 'start.mjs'), ...args], {
      env,
      stdio: ['ignore', 'pipe', 'pipe'],
    })
    let output = ''
    for (const stream of [child.stdout, child.stderr]) {
      stream.setEncoding('utf8').on('data', (text: string) => {
        output += text
      })
    }
    const closed = once(child, 'close')
    const result = async () => {
      const [code, signal] = await closed
      return { end: signal ?? `code ${code}`, output }
    }
    return { child, result, output: () => output }
  }

  it('installs, then runs the program with its arguments', async () => {
    const { end, output } = await start('program.ts', '--only', 'domain').result()
    expect(end).toBe('code 0')
    expect(output).toMatch(/Installing packages[\s\S]*Installed in [\s\S]*program --only domain/)
    expect(readIfExists(join(root, 'calls'))).toMatch(/^ci --include=dev --include=optional/)
  })

  it('installs once, and again when the lock file changes', async () => {
    await start('program.ts').result()
    await start('program.ts').result()
    expect(npmCalls()).toBe(1)
    write('package-lock.json', JSON.stringify({ packages: { 'node_modules/one': { version: '1.0.1' } } }))
    await start('program.ts').result()
    expect(npmCalls()).toBe(2)
  })

  it.each([
    ['npm fails', 'exit 7', 'The installation failed'],
    ['npm leaves a package out', 'mkdir -p node_modules', 'The installation is incomplete: node_modules/one'],
  ])('tries again next time when %s', async (_, commands, message) => {
    npmThat(commands)
    const { end, output } = await start('program.ts').result()
    expect(end).toBe('code 1')
    expect(output).toContain(message)
    expect(output).not.toContain('\nprogram')
    await start('program.ts').result()
    expect(npmCalls()).toBe(2)
  })

  it('does not require packages of other systems', async () => {
    const packages = {
      'node_modules/one': { version: '1.0.0' },
      'node_modules/other-system': { optional: true, os: ['aix'] },
      'node_modules/other-processor': { optional: true, cpu: ['s390x'] },
      'node_modules/part-of-another': { optional: true },
      'node_modules/@bailclair/domain': { link: true },
      domain: {},
    }
    write('package-lock.json', JSON.stringify({ packages }))
    expect((await start('program.ts').result()).end).toBe('code 0')
  })

  it('installs once for two starts, and runs both', async () => {
    npmThat('sleep 0.5 && mkdir -p node_modules/one && echo {} > node_modules/one/package.json')
    const results = await Promise.all([start('program.ts').result(), start('program.ts').result()])
    expect(results.map(({ end }) => end)).toEqual(['code 0', 'code 0'])
    expect(results.filter(({ output }) => output.includes('Another start is installing'))).toHaveLength(1)
    expect(npmCalls()).toBe(1)
  })

  it.each(['SIGINT', 'SIGTERM', 'SIGKILL'] as const)(
    'leaves no npm behind on %s during the installation',
    async (signal) => {
      npmThat('exec sleep 30')
      const { child, result } = start('program.ts')
      await expect.poll(() => existsSync(join(root, 'npm.pid')), { timeout: 15_000 }).toBe(true)
      const npm = Number(readIfExists(join(root, 'npm.pid')))
      child.kill(signal)
      await result()
      await expect.poll(() => readIfExists(`/proc/${npm}/cmdline`) ?? '', { timeout: 15_000 }).toBe('')
      npmThat('mkdir -p node_modules/one && echo {} > node_modules/one/package.json')
      expect((await start('program.ts').result()).end).toBe('code 0')
    },
  )

  describe('once installed', () => {
    beforeEach(async () => {
      await start('program.ts').result()
    })
    const stoppable = `
      for (const name of ['SIGINT', 'SIGTERM', 'disconnect']) process.on(name, () => { console.log('asked by', name); process.exit(0) })
      setInterval(() => 0, 1000)
      console.log('running')`

    it.each(['SIGINT', 'SIGTERM'] as const)('forwards %s and waits for the end', async (signal) => {
      write('program.ts', stoppable)
      const { child, result, output } = start('program.ts')
      await expect.poll(output, { timeout: 15_000 }).toContain('running')
      child.kill(signal)
      expect(await result()).toMatchObject({ end: 'code 0', output: expect.stringContaining(`asked by ${signal}`) })
    })

    it('disconnects the program when it is killed itself', async () => {
      write('program.ts', stoppable)
      const { child, output } = start('program.ts')
      await expect.poll(output, { timeout: 15_000 }).toContain('running')
      child.kill('SIGKILL')
      await expect.poll(output, { timeout: 15_000 }).toContain('asked by disconnect')
    })

    it('exits with the code of the program', async () => {
      write('program.ts', 'process.exit(3)')
      expect((await start('program.ts').result()).end).toBe('code 3')
    })
  })

  it('refuses an old Node and names the required one', async () => {
    const pretend = `data:text/javascript,Object.defineProperty(process,'versions',{value:{...process.versions,node:'18.20.0'}})`
    const old = spawn(process.execPath, ['--import', pretend, join(root, 'start.mjs')], {
      stdio: ['ignore', 'ignore', 'pipe'],
    })
    const end = endOf(old)
    const [message] = await once(old.stderr, 'data')
    expect(String(message)).toContain('Node 20 or newer is needed')
    expect(await end).toBe('code 1')
  })
})
