import { afterEach, describe, expect, it } from 'vitest'
import { eicar, startClamdPeer } from '#test/clamd-peer.ts'
import { declare } from '#test/declare.ts'
import { png } from '#test/sample-files.ts'
import { startTenants } from '#test/tenants.ts'

const clamd = await startClamdPeer()
const api = await startTenants({ VIRUS_SCANNER: clamd.url, VIRUS_SCANNER_TIMEOUT_MS: '300' })
const { deps, sql, newTenantAt, logs } = api
type Tenant = Awaited<ReturnType<typeof newTenantAt>>

const path = '/documents/INCOME'
const upload = (tenant: Tenant, bytes: Buffer) =>
  tenant.upload(path, bytes, { 'x-file-name': 'bulletin.png', ...declare(path) })
const uploads = () => sql('select state, attempts, leased_by from upload')
const tryAgain = async () => {
  await sql('update upload set due_at = now()')
  deps.documents.uploads.wake()
}

afterEach(async () => {
  clamd.behave('scans')
  deps.config.VIRUS_SCANNER_FAILURE = 'closed'
  deps.config.UPLOAD_WAIT_MS = 20_000
  await sql('delete from upload')
})

describe('with a virus scanner', () => {
  it('the bytes as sent are scanned, and a clean file becomes a document', async () => {
    const ana = await newTenantAt('INCOMPLETE')
    const picture = await png()
    expect((await upload(ana, picture)).statusCode).toBe(200)
    expect(clamd.scanned.at(-1)?.equals(picture)).toBe(true)
  })

  it('an infected file is refused, and leaves nothing', async () => {
    const ana = await newTenantAt('INCOMPLETE')
    const before = (await ana.file()).documents.length
    // a picture that would be accepted without a scanner
    const reply = await upload(ana, Buffer.concat([await png(), eicar]))
    expect([reply.statusCode, reply.json().errors]).toEqual([422, [{ code: 'DocumentInfected' }]])
    expect([(await ana.file()).documents.length, await uploads()]).toEqual([before, []])
    expect(logs.join()).toContain('Eicar-Signature')
  })

  it('that is not there, uploads wait for it when closed, and no attempt is spent', async () => {
    const ana = await newTenantAt('INCOMPLETE')
    const { scan } = deps.documents
    deps.documents.scan = async () => 'AWAY'
    deps.config.UPLOAD_WAIT_MS = 50
    const { file } = (await upload(ana, await png())).json()
    expect(file.uploads).toMatchObject([{ state: 'WAITING' }])
    await expect.poll(uploads).toEqual([{ state: 'WAITING', attempts: 0, leased_by: null }])
    deps.documents.scan = scan as typeof deps.documents.scan & object
    await tryAgain()
    await expect.poll(async () => (await ana.file()).documents.at(-1)?.id).toBe(file.uploads[0].id)
  })

  it.each(['hangs', 'closes', 'refuses'] as const)(
    'that %s on a file, it is tried three times, ever later, and then has failed',
    async (behaviour) => {
      const ana = await newTenantAt('INCOMPLETE')
      clamd.behave(behaviour)
      deps.config.UPLOAD_WAIT_MS = 50
      await upload(ana, await png())
      const delays: number[] = []
      for (const attempts of [1, 2]) {
        await expect.poll(uploads).toEqual([{ state: 'WAITING', attempts, leased_by: null }])
        const [{ delay }] = await sql('select extract(epoch from due_at - now())::float8 as delay from upload')
        delays.push(delay)
        await tryAgain()
      }
      expect(delays[1]).toBeGreaterThan(10 * (delays[0] ?? 0))
      await expect.poll(uploads).toEqual([{ state: 'FAILED', attempts: 3, leased_by: null }])
      expect((await ana.file()).uploads).toMatchObject([{ state: 'FAILED', refusal: 'DocumentUnreadable' }])
    },
  )

  it.each(['hangs', 'closes', 'refuses'] as const)('that %s, uploads are read when open', async (behaviour) => {
    const ana = await newTenantAt('INCOMPLETE')
    const before = (await ana.file()).documents.length
    clamd.behave(behaviour)
    deps.config.VIRUS_SCANNER_FAILURE = 'open'
    const { file } = (await upload(ana, await png())).json()
    expect([file.documents.length, file.uploads]).toEqual([before + 1, []])
    expect(logs.join()).toContain('without a virus scan')
  })
})
