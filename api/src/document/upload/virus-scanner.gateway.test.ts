import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, describe, expect, it, vi } from 'vitest'
import { eicar, startClamdPeer } from '#test/clamd-peer.ts'
import { openVirusScanner, parseScannerAddress } from './virus-scanner.gateway.ts'

const folder = await mkdtemp(join(tmpdir(), 'bailclair-clamd-'))
afterAll(() => rm(folder, { recursive: true, force: true }))
const tcp = await startClamdPeer()
const unix = await startClamdPeer({ path: join(folder, 'clamd.ctl') })
const observe = vi.fn()
const open = (address: string, timeoutMs = 5_000) => openVirusScanner({ address, timeoutMs, observe })

describe.each([
  ['TCP', tcp],
  ['a unix socket', unix],
])('clamd on %s', (_, peer) => {
  it('gets all bytes and says what it found', async () => {
    const scan = open(peer.url)
    const large = Buffer.alloc(3_000_001, 'payslip ')
    expect(await scan(large)).toBe('CLEAN')
    expect(peer.scanned.at(-1)?.equals(large)).toBe(true)
    expect(await scan(Buffer.alloc(0))).toBe('CLEAN')
    expect(await scan(eicar)).toEqual({ signature: 'Eicar-Signature' })
    expect(observe).toHaveBeenLastCalledWith(expect.objectContaining({ service: 'virus-scanner', outcome: 'ok' }))
  })
})

describe('a scanner without a verdict', () => {
  it.each([
    ['hangs', 'timeout'],
    ['closes', 'network'],
    ['refuses', 'unreadable'],
    ['babbles', 'network'],
  ] as const)('that %s is a failure: %s', async (behaviour, outcome) => {
    tcp.behave(behaviour)
    expect(await open(tcp.url, behaviour === 'hangs' ? 200 : 5_000)(Buffer.from('x'))).toBe('FAILED')
    tcp.behave('scans')
    expect(observe).toHaveBeenLastCalledWith(expect.objectContaining({ outcome }))
  })

  it('that is not there is away', async () => {
    expect(await open('tcp://127.0.0.1:1')(Buffer.from('x'))).toBe('AWAY')
    expect(await open(`unix://${folder}/nothing`)(Buffer.from('x'))).toBe('AWAY')
  })
})

it.each([
  ['tcp://clamav:3310', { host: 'clamav', port: 3310 }],
  ['tcp://[::1]:3310', { host: '::1', port: 3310 }],
  ['unix:///run/clamav/clamd.ctl', { path: '/run/clamav/clamd.ctl' }],
  ['tcp://clamav', undefined],
  ['unix://', undefined],
  ['http://clamav:3310', undefined],
  ['clamav', undefined],
])('%s is read as %j', (address, where) => {
  expect(parseScannerAddress(address)).toEqual(where)
})
