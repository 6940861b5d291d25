import { once } from 'node:events'
import { connect, type Socket } from 'node:net'

export type RawAnswer = { status: number; headers: string; body: string }

/** A raw socket client, for requests that no HTTP library sends. */
export async function connectRaw(origin: string) {
  const { hostname, port } = new URL(origin)
  const socket: Socket = connect(Number(port), hostname)
  await once(socket, 'connect')
  let received = ''
  socket.setEncoding('utf8').on('data', (text: string) => {
    received += text
  })
  // some tests expect the server to hang up while we still write
  socket.on('error', () => socket.destroy())
  return {
    send: (text: string) => void socket.write(text),
    /** The response when the server has closed the connection. */
    closed: async (): Promise<RawAnswer> => {
      if (!socket.closed) await once(socket, 'close')
      return parseAnswer(received)
    },
    isClosed: () => socket.closed,
    received: () => received,
    end: () => void socket.destroy(),
  }
}

/** Sends one request as written and waits for the connection to end. */
export async function askRaw(origin: string, text: string): Promise<RawAnswer> {
  const client = await connectRaw(origin)
  client.send(text)
  return client.closed()
}

function parseAnswer(text: string): RawAnswer {
  const [headers = '', body = ''] = text.split('\r\n\r\n')
  return { status: Number(headers.split(' ')[1]), headers: headers.toLowerCase(), body }
}
