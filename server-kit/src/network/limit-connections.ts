import type { IncomingMessage, Server, ServerResponse } from 'node:http'
import type { Socket } from 'node:net'
import { networkOf } from './network.ts'

type Limits = {
  config: { MAX_CONNECTIONS: number; MAX_CONNECTIONS_PER_NETWORK: number }
  /** Its connections belong to many visitors: only the total counts them. */
  isTrustedProxy: (address: string) => boolean
  /** A connection was dropped for want of room. */
  onDrop?: () => void
}

type Connection = {
  socket: Socket
  /** Undefined: a trusted proxy. */
  network: string | undefined
  /** The request in hand, until it is answered. */
  request?: IncomingMessage | undefined
  answered: number
  /** When the client began to owe us a request, and the bytes it had sent by then. */
  since: number
  bytes: number
}

/**
 * Bounds open connections, in total and per network (decision 177). A connection too many replaces the slowest one of
 * its network, or of the largest network, that has no complete request in hand; without any, it is dropped itself.
 */
export function limitConnections(server: Server, { config, isTrustedProxy, onDrop }: Limits): void {
  const networks = new Map<string | undefined, Set<Connection>>()
  const bySocket = new WeakMap<Socket, Connection>()
  let total = 0

  server.on('connection', (socket: Socket) => {
    const address = socket.remoteAddress ?? ''
    const network = isTrustedProxy(address) ? undefined : networkOf(address)
    if (!makeRoom(network)) {
      socket.destroy()
      onDrop?.()
      return
    }
    const connection = { socket, network, answered: 0, since: Date.now(), bytes: 0 }
    bySocket.set(socket, connection)
    networks.set(network, (networks.get(network) ?? new Set()).add(connection))
    total++
    socket.once('close', () => forget(connection))
  })

  server.on('request', (request: IncomingMessage, response: ServerResponse) => {
    const connection = bySocket.get(request.socket)
    if (!connection) return
    connection.request = request
    response.once('close', () => {
      if (connection.request !== request) return
      connection.request = undefined
      connection.answered++
      connection.since = Date.now()
      connection.bytes = connection.socket.bytesRead
    })
  })

  function makeRoom(network: string | undefined): boolean {
    const own = network === undefined ? undefined : networks.get(network)
    if (own && own.size >= config.MAX_CONNECTIONS_PER_NETWORK) return dropSlowest(own)
    return total < config.MAX_CONNECTIONS || dropSlowest(largestNetwork())
  }

  function dropSlowest(connections: Iterable<Connection>): boolean {
    const slowest = findSlowest(connections, Date.now())
    if (!slowest) return false
    forget(slowest)
    slowest.socket.destroy()
    onDrop?.()
    return true
  }

  function forget(connection: Connection): void {
    const { network } = connection
    const peers = networks.get(network)
    if (!peers?.delete(connection)) return
    total--
    if (peers.size === 0) networks.delete(network)
  }

  function largestNetwork(): Iterable<Connection> {
    let largest: Set<Connection> | undefined
    for (const [network, connections] of networks)
      if (network !== undefined && connections.size > (largest?.size ?? 0)) largest = connections
    return largest ?? []
  }
}

function findSlowest(connections: Iterable<Connection>, now: number): Connection | undefined {
  let slowest: Connection | undefined
  let lowest = Number.POSITIVE_INFINITY
  for (const connection of connections) {
    const rank = rankOf(connection, now)
    if (rank < lowest) [slowest, lowest] = [connection, rank]
  }
  return slowest
}

/** A client that has just begun is not slow yet. */
const graceMs = 1_000
/** Above any number of bytes a second. */
const [youngRank, idleRank] = [1e10, 1e12]

/** Lowest first: those that send least a second, those that have just begun, those that wait for their next request. */
function rankOf({ socket, request, answered, since, bytes }: Connection, now: number): number {
  if (request?.complete) return Number.POSITIVE_INFINITY
  const received = socket.bytesRead - bytes
  const age = now - since
  if (!request && answered > 0 && received === 0) return idleRank - age
  return age < graceMs ? youngRank - age : (received * 1_000) / age
}
