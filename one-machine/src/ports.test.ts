import { type AddressInfo, createServer } from 'node:net'
import { describe, expect, it, onTestFinished, vi } from 'vitest'
import { freePort, freePortBase, isPortFree, portBase, portsFrom } from './ports.ts'

const listen = async (host: string) => {
  const server = createServer()
  await new Promise<void>((resolve) => server.listen(0, host, resolve))
  onTestFinished(() => void server.close())
  return (server.address() as AddressInfo).port
}

describe('portBase', () => {
  it.each([
    [undefined, 3000],
    ['', 3000],
    ['4000', 4000],
    [' 4000 ', 4000],
    ['1024', 1024],
    ['65443', 65_443],
  ])('reads PORT_BASE=%s as %i', (text, base) => {
    expect(portBase({ PORT_BASE: text })).toBe(base)
  })

  it.each(['1023', '65444', '-1', '3000.5', '3e3', 'abc', '0x1000'])('refuses PORT_BASE=%s', (text) => {
    expect(() => portBase({ PORT_BASE: text })).toThrow(`from 1024 to 65443; it is "${text}"`)
  })
})

it('has the documented port for every part', () => {
  expect(portsFrom(3000)).toEqual({
    web: 3000,
    api: 3001,
    identity: 3002,
    tenant: 3003,
    mailbox: 3004,
    address: 3005,
    registry: 3006,
    federation: 3007,
    desk: 3008,
    services: 3009,
    smtp: 3025,
    postgres: 3032,
    metrics: 3091,
    identityMetrics: 3092,
  })
})

describe('isPortFree', () => {
  it.each(['127.0.0.1', '0.0.0.0', '::', '::1'])('sees a listener on %s', async (host) => {
    expect(await isPortFree(await listen(host))).toBe(false)
  })

  it('is true for a port nobody uses', async () => {
    expect(await isPortFree(await freePort())).toBe(true)
  })
})

it('finds a base whose every port is free', async () => {
  const ports = Object.values(portsFrom(await freePortBase()))
  expect(await Promise.all(ports.map(isPortFree))).toEqual(ports.map(() => true))
})

it('gives no base twice, even before anybody listens there', async () => {
  const random = vi.spyOn(Math, 'random').mockReturnValueOnce(0.5).mockReturnValueOnce(0.5).mockReturnValue(0.6)
  onTestFinished(() => random.mockRestore())
  const bases = await Promise.all([freePortBase(), freePortBase()])
  expect(new Set(bases).size).toBe(2)
})

it('keeps single ports away from those of a base', async () => {
  const random = vi.spyOn(Math, 'random').mockReturnValue(0)
  onTestFinished(() => random.mockRestore())
  expect(await freePort()).toBeGreaterThan((await freePortBase()) + 99)
})
