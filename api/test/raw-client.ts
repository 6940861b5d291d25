import { once } from 'node:events'
import { connect, type Socket } from 'node:net'

export type RawAnswer = { status: number; headers: string; body: string }

/** A client that speaks HTTP by hand, to send what no library would. */
export async function connectRaw(origin: string) {
  const { hostname, port } = new URL(origin)
  const socket: Socket = connect(Number(port), hostname)
  await once(socket, 'connect')
  let received = ''
  socket.setEncoding('utf8').on('data', (text: string) => {
    received += text
  })
  // a server that hangs up on us while we still write is what some tests are about
  socket.on('error', () => socket.destroy())
  return {
    send: (text: string) => void socket.write(text),
    /** What came back by the time the server closed the connection. */
    closed: async (): Promise<RawAnswer> => {
      if (!socket.closed) await once(socket, 'close')
      return parseAnswer(received)
    },
    isClosed: () => socket.closed,
    /** What came back so far. */
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
