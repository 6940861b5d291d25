import { once } from 'node:events'
import { Agent, createServer, type IncomingMessage, request, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'

const checkEveryMs = 200

/** A load balancer in small: each request goes to the next instance that is ready, without a retry. */
export async function startProxy() {
  const agent = new Agent({ keepAlive: true })
  const isReady = new Map<number, boolean>()
  let turn = 0

  function pass(incoming: IncomingMessage, response: ServerResponse) {
    const ready = [...isReady].filter(([, it]) => it).map(([port]) => port)
    const port = ready[turn++ % ready.length]
    if (port === undefined) return void response.writeHead(503).end()
    const { method, url: path, headers } = incoming
    request({ host: '127.0.0.1', port, method, path, headers, agent }, (answer) => {
      response.writeHead(answer.statusCode ?? 502, answer.headers)
      answer.pipe(response)
    })
      .on('error', () => (response.headersSent ? response.destroy() : response.writeHead(502).end()))
      .end()
  }
  const check = async (port: number) => {
    const answer = await fetch(`http://127.0.0.1:${port}/health/ready`).catch(() => undefined)
    if (isReady.has(port)) isReady.set(port, answer?.ok ?? false)
  }
  const timer = setInterval(() => [...isReady.keys()].map(check), checkEveryMs)
  const server = createServer(pass).listen(0, '127.0.0.1')
  await once(server, 'listening')
  return {
    origin: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    add: (port: number) => void isReady.set(port, true),
    remove: (port: number) => void isReady.delete(port),
    close: () => {
      clearInterval(timer)
      agent.destroy()
      server.closeAllConnections()
      server.close()
    },
  }
}
