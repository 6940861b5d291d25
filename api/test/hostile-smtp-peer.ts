import { once } from 'node:events'
import { type AddressInfo, createServer, type Socket } from 'node:net'

type Step = 'greeting' | 'EHLO' | 'MAIL' | 'RCPT' | 'DATA' | 'message'
/** A reply, or the name of a fault below. `count` is how often this step was reached before. */
export type Script = (step: Step, count: number) => string | undefined

type ReceivedMail = { messageId: string; raw: string; isAcknowledged: boolean }

/** `untilAnswer` delays the reply to each message. */
type Settings = { untilAnswer?: () => Promise<unknown> }

export type SmtpPeer = {
  url: string
  /** Every mail whose last byte arrived, whatever the reply. */
  received: ReceivedMail[]
  connections: () => number
  behave: (script: Script) => void
  stop: () => Promise<void>
}

const replies: Record<Step, string> = {
  greeting: '220 peer ESMTP',
  EHLO: '250 peer',
  MAIL: '250 sender ok',
  RCPT: '250 recipient ok',
  DATA: '354 go ahead',
  message: '250 queued',
}

const misbehaviours: Record<string, (socket: Socket) => void> = {
  hang: () => undefined,
  reset: (socket) => socket.resetAndDestroy(),
  end: (socket) => socket.end(),
  // sends bytes all the time, so that no inactivity timeout fires
  drip: (socket) => {
    const timer = setInterval(() => socket.write('250-'), 20)
    socket.on('close', () => clearInterval(timer))
  },
}

/** An SMTP server that follows a script, and behaves normally where the script returns nothing. */
export async function startSmtpPeer({ untilAnswer = async () => undefined }: Settings = {}): Promise<SmtpPeer> {
  const sockets = new Set<Socket>()
  const received: ReceivedMail[] = []
  let connections = 0
  let script: Script = () => undefined
  let counts: Partial<Record<Step, number>> = {}

  async function answer(socket: Socket, step: Step): Promise<boolean> {
    const count = counts[step] ?? 0
    counts[step] = count + 1
    const reply = script(step, count) ?? replies[step]
    if (step === 'message') await untilAnswer()
    const misbehave = misbehaviours[reply]
    if (misbehave) {
      misbehave(socket)
      return false
    }
    socket.write(`${reply}\r\n`)
    return /^[23]/.test(reply)
  }

  const server = createServer((socket) => {
    connections++
    sockets.add(socket)
    socket.on('close', () => sockets.delete(socket))
    // clients are killed here on purpose
    socket.on('error', () => socket.destroy())
    converse(socket).catch(() => socket.destroy())
  })

  async function converse(socket: Socket) {
    await answer(socket, 'greeting')
    let message: string[] | undefined
    for await (const line of linesOf(socket)) {
      if (message && line !== '.') {
        message.push(line)
      } else if (message) {
        const raw = message.join('\r\n')
        const [, messageId = ''] = raw.match(/^message-id: <(.+)>$/im) ?? []
        const mail = { messageId, raw, isAcknowledged: false }
        received.push(mail)
        message = undefined
        mail.isAcknowledged = await answer(socket, 'message')
      } else {
        const step = replies[line.slice(0, 4) as Step] ? (line.slice(0, 4) as Step) : undefined
        if (line === 'QUIT') socket.end('221 bye\r\n')
        else if (!step) socket.write('250 ok\r\n')
        else if ((await answer(socket, step)) && step === 'DATA') message = []
      }
    }
  }

  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  return {
    url: `smtp://127.0.0.1:${(server.address() as AddressInfo).port}`,
    received,
    connections: () => connections,
    behave: (next) => {
      script = next
      counts = {}
      received.length = 0
    },
    stop: async () => {
      for (const socket of sockets) socket.destroy()
      server.close()
      await once(server, 'close')
    },
  }
}

async function* linesOf(socket: Socket) {
  let rest = ''
  for await (const data of socket) {
    const lines = (rest + data).split('\r\n')
    rest = lines.pop() ?? ''
    yield* lines
  }
}
