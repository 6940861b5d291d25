import type { IncomingMessage, ServerResponse } from 'node:http'

/** What a test may do to the federation: nothing, cut every connection, or leave every request without an answer. */
const faults = ['none', 'down', 'silent'] as const
export type Fault = (typeof faults)[number]

/** `PUT /fault` with the fault as JSON. A web page cannot send it: that content type needs a permission it does not get. */
export function createFaults() {
  let current: Fault = 'none'

  async function change(request: IncomingMessage, response: ServerResponse) {
    const asked = await readJson(request)
    const fault = faults.find((it) => it === asked)
    if (fault) current = fault
    response.writeHead(fault ? 204 : 400).end()
  }

  return {
    /** True when the request was about a fault, or suffers from one. */
    handle(request: IncomingMessage, response: ServerResponse): boolean {
      if (request.url === '/fault' && request.method === 'PUT') {
        change(request, response).catch(() => response.writeHead(400).end())
        return true
      }
      if (current === 'down') request.socket.destroy()
      return current !== 'none'
    },
  }
}

async function readJson(request: IncomingMessage): Promise<unknown> {
  if (request.headers['content-type'] !== 'application/json') return undefined
  let text = ''
  for await (const chunk of request.setEncoding('utf8')) {
    text += chunk
    if (text.length > 100) return undefined
  }
  return JSON.parse(text)
}
