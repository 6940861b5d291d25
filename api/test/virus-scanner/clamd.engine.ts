import { type ChildProcess, spawn } from 'node:child_process'
import { createHash } from 'node:crypto'
import { once } from 'node:events'
import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { openVirusScanner } from '#document/upload/virus-scanner.gateway.ts'
import { eicar } from '#test/clamd-peer.ts'
import { declare } from '#test/declare.ts'
import { pdf, png } from '#test/sample-files.ts'
import { startTenants } from '#test/tenants.ts'

const { CLAMD_PATH: path = '' } = process.env
const folder = await mkdtemp(join(tmpdir(), 'bailclair-clamd-'))
const address = `unix://${folder}/clamd.ctl`
const scan = openVirusScanner({ address, timeoutMs: 20_000, observe: () => undefined })
const api = await startTenants({ VIRUS_SCANNER: address })
let clamd: ChildProcess | undefined

/** A database with one signature, the hash of EICAR: nothing is downloaded. */
beforeAll(async () => {
  if (!path) throw new Error('run these tests with npm run test:virus-scanner')
  const md5 = createHash('md5').update(eicar).digest('hex')
  await writeFile(join(folder, 'bailclair.hdb'), `${md5}:${eicar.length}:Eicar-Test-Signature\n`)
  await writeFile(
    join(folder, 'clamd.conf'),
    [`LocalSocket ${folder}/clamd.ctl`, `DatabaseDirectory ${folder}`, 'Foreground yes', 'StreamMaxLength 11M'].join(
      '\n',
    ),
  )
  clamd = spawn(path, ['--config-file', join(folder, 'clamd.conf')], { stdio: 'ignore' })
  for (let tries = 0; tries < 300 && (await scan(Buffer.from('x'))) === 'FAILED'; tries++) await sleep(200)
})
afterAll(async () => {
  const ended = clamd && once(clamd, 'exit')
  clamd?.kill('SIGTERM')
  await ended
  await rm(folder, { recursive: true, force: true })
})

it('finds EICAR and nothing else', async () => {
  expect(await scan(eicar)).toMatchObject({ signature: expect.stringContaining('Eicar') })
  expect(await scan(await pdf(3))).toBe('CLEAN')
  expect(await scan(Buffer.alloc(10 * 1_024 * 1_024, 'x'))).toBe('CLEAN')
})

it('gives no verdict on more than it may read', async () => {
  expect(await scan(Buffer.alloc(12 * 1_024 * 1_024, 'x'))).toBe('FAILED')
})

it('refuses an infected upload, and lets a clean one pass', async () => {
  const ana = await api.newTenantAt('INCOMPLETE')
  const send = (bytes: Buffer) =>
    ana.upload('/documents/INCOME', bytes, { 'x-file-name': 'a.pdf', ...declare('/documents/INCOME') })
  const refused = await send(eicar)
  expect([refused.statusCode, refused.json().errors]).toEqual([422, [{ code: 'DocumentInfected' }]])
  expect((await send(await png())).statusCode).toBe(200)
})
