import { connect, type Socket } from 'node:net'
import { constants, setPriority } from 'node:os'
import { parentPort, workerData } from 'node:worker_threads'
import type { Addresses } from '@bailclair/one-machine/stack/servers.ts'

export type Attack = { addresses: Addresses; tenantToken: string; authPath: string }

// In reality visitors have their own computers, so their work here has a lower priority than the servers.
if (process.platform === 'linux') setPriority(constants.priority.PRIORITY_BELOW_NORMAL)

const { addresses, tenantToken, authPath } = workerData as Attack
const api = new URL(addresses.api)
const identity = new URL(addresses.identity)
const dripMs = 1_000

/** What one hostile client writes at once, then byte by byte until it is cut off; then it comes back. */
type Client = { name: string; to: URL; from: string; first: string; drip?: string; until?: number }

const many = (count: number, client: (index: number) => Client) =>
  Array.from({ length: count }, (_, index) => client(index))
const networks = (index: number) => `127.0.0.${2 + (index % 8)}`
const clients = [
  ...many(1_000, (index) => ({
    name: 'drip-feeds headers',
    to: api,
    from: networks(index),
    first: 'GET /api/config HTTP/1.1\r\nhost: localhost\r\nx-slow: ',
    drip: 'x',
  })),
  ...many(1_000, (index) => ({
    name: 'drip-feeds a body',
    to: api,
    from: networks(index),
    first:
      'POST /api/contact HTTP/1.1\r\nhost: localhost\r\ncontent-type: application/json\r\ncontent-length: 9000\r\n\r\n{',
    drip: ' ',
  })),
  ...many(32, () => ({
    name: 'trickles an upload',
    to: api,
    from: '127.0.0.11',
    first: `POST /api/tenant/documents/INCOME HTTP/1.1\r\nhost: localhost\r\nauthorization: Bearer ${tenantToken}\r\nx-file-name: slow.pdf\r\nx-document-kind: PAYSLIPS\r\ncontent-type: application/pdf\r\ncontent-length: 1000000\r\n\r\n%PDF-1.7`,
    drip: ' ',
  })),
  ...many(900, () => ({
    name: 'asks for a sign-in page',
    to: identity,
    from: '127.0.0.10',
    first: `GET ${authPath} HTTP/1.1\r\nhost: localhost\r\nconnection: close\r\n\r\n`,
  })),
]

const counts = new Map<string, Map<string, number>>()
function count(name: string, outcome: string) {
  const outcomes = counts.get(name) ?? new Map<string, number>()
  outcomes.set(outcome, (outcomes.get(outcome) ?? 0) + 1)
  counts.set(name, outcomes)
}

const open = new Set<Socket>()
let isOver = false
parentPort?.once('message', () => {
  isOver = true
  for (const socket of open) socket.destroy()
  for (const [name, outcomes] of counts)
    console.log(`  ${name}: ${[...outcomes].map(([outcome, times]) => `${outcome} ${times}`).join(', ')}`)
  process.exit(0)
})

async function attack({ name, to, from, first, drip }: Client) {
  while (!isOver) {
    const socket = connect({ port: Number(to.port), host: '127.0.0.1', localAddress: from, allowHalfOpen: true })
    open.add(socket)
    let answer = ''
    socket.setEncoding('latin1').on('data', (text: string) => {
      if (answer.length < 20) answer += text
    })
    // one that drips goes on after the server has closed its side
    if (!drip) socket.on('end', () => socket.destroy())
    socket.on('error', () => undefined)
    socket.write(first)
    const timer = drip && setInterval(() => socket.write(drip), dripMs)
    await new Promise((resolve) => socket.once('close', resolve)) // `once` of node:events rejects on an error
    open.delete(socket)
    if (timer) clearInterval(timer)
    count(name, /^HTTP\/1.1 (\d+)/.exec(answer)?.[1] ?? 'dropped')
    await new Promise((resolve) => setTimeout(resolve, dripMs))
  }
}
for (const client of clients) void attack(client)
