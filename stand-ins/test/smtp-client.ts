import { once } from 'node:events'
import { connect } from 'node:net'

/** Sends SMTP commands one by one and returns the replies. */
export async function converse(port: number, ...commands: string[]): Promise<string[]> {
  const socket = connect(port, '127.0.0.1').setEncoding('utf8')
  const replies: string[] = []
  const reply = async () => {
    let text = ''
    // only the last line of a reply has a space after its code
    while (!/^\d{3} .*\r\n$/m.test(text)) text += (await once(socket, 'data'))[0]
    replies.push(text.trimEnd())
  }
  await reply()
  for (const command of commands) {
    socket.write(`${command}\r\n`)
    await reply()
  }
  socket.end()
  return replies
}

export const sendMail = (port: number, to: string[], ...lines: string[]) =>
  converse(
    port,
    'EHLO test',
    'MAIL FROM:<service@bailclair.example>',
    ...to.map((address) => `RCPT TO:<${address}>`),
    'DATA',
    [...lines, '.'].join('\r\n'),
  )
