import { createServer } from 'node:net'

/** Port of each part, relative to PORT_BASE. */
const offsets = {
  web: 0,
  api: 1,
  identity: 2,
  tenant: 3,
  mailbox: 4,
  address: 5,
  registry: 6,
  federation: 7,
  desk: 8,
  services: 9,
  smtp: 25,
  postgres: 32,
  metrics: 91,
  identityMetrics: 92,
} as const

export type Part = keyof typeof offsets
export type Ports = Record<Part, number>

const highestBase = 65_535 - Math.max(...Object.values(offsets))

export function portBase(env: { PORT_BASE?: string | undefined } = process.env): number {
  const text = env.PORT_BASE?.trim() || '3000'
  const base = Number(text)
  if (!/^\d+$/.test(text) || base < 1024 || base > highestBase) {
    throw new Error(`PORT_BASE must be a number from 1024 to ${highestBase}; it is "${text}".`)
  }
  return base
}

export const portsFrom = (base: number) =>
  Object.fromEntries(Object.entries(offsets).map(([part, offset]) => [part, base + offset])) as Ports

/** Checks all interfaces: a listener on any address makes the port busy. */
export const isPortFree = (port: number) =>
  new Promise<boolean>((resolve, reject) => {
    const probe = createServer()
      .once('error', (error: NodeJS.ErrnoException) => (error.code === 'EADDRINUSE' ? resolve(false) : reject(error)))
      .listen(port, () => probe.close(() => resolve(true)))
  })

/** Ends of the ranges below the ephemeral one (32768 and up), where an outgoing connection could take a port first. */
const [firstBase, firstSingle, end] = [10_000, 25_000, 32_000]

/**
 * A PORT_BASE whose ports are all free. It stays this process's own: several stacks start at once, and a port that
 * two of them found free would stop the second.
 */
export async function freePortBase(): Promise<number> {
  for (let attempt = 0; attempt < 50; attempt++) {
    const base = firstBase + 100 * Math.floor((Math.random() * (firstSingle - firstBase)) / 100)
    const release = await hold(base + 99)
    if (!release) continue
    const free = await Promise.all(Object.values(portsFrom(base)).map(isPortFree))
    if (free.every(Boolean)) return base
    release()
  }
  throw new Error(`No free range of ports was found between ${firstBase} and ${firstSingle}.`)
}

/** Listens on the port until the process ends, without keeping it alive. Undefined if somebody else does. */
const hold = (port: number) =>
  new Promise<(() => void) | undefined>((resolve, reject) => {
    const server = createServer()
      .once('error', (error: NodeJS.ErrnoException) =>
        error.code === 'EADDRINUSE' ? resolve(undefined) : reject(error),
      )
      .listen(port, '127.0.0.1', () => resolve(() => void server.close()))
      .unref()
  })

export async function freePort(): Promise<number> {
  for (let attempt = 0; attempt < 50; attempt++) {
    const port = firstSingle + Math.floor(Math.random() * (end - firstSingle))
    if (await isPortFree(port)) return port
  }
  throw new Error(`No free port was found between ${firstSingle} and ${end}.`)
}
