import { once } from 'node:events'
import type { AddressInfo } from 'node:net'
import { buffer } from 'node:stream/consumers'
import PostalMime from 'postal-mime'
import { SMTPServer, type SMTPServerDataStream } from 'smtp-server'
import type { MessageStore } from './message-store.ts'

const maxMailBytes = 5 * 1024 * 1024

/** Accepts mail for any recipient, on loopback only. Answers 250 once the mail is stored. */
export async function startSmtp(store: MessageStore, port: number) {
  const server = new SMTPServer({
    banner: 'BailClair mailbox',
    disabledCommands: ['AUTH', 'STARTTLS'],
    // a reverse lookup delays each connection by up to 1.5 s where no name server answers
    disableReverseLookup: true,
    size: maxMailBytes,
    logger: false,
    onData: (stream, { envelope }, done) => {
      const recipients = envelope.rcptTo.map(({ address }) => address)
      deliver(store, stream, recipients).then(() => done(), done)
    },
  })
  // without a listener, a client that disconnects during a command would end the process
  server.on('error', (error) => console.warn(`SMTP: ${error.message}`))
  const listener = server.listen(port, '127.0.0.1')
  await once(listener, 'listening')
  return {
    port: (listener.address() as AddressInfo).port,
    stop: () => new Promise<void>((resolve) => server.close(() => resolve())),
  }
}

/** Stores one copy per recipient. */
async function deliver(store: MessageStore, stream: SMTPServerDataStream, recipients: string[]): Promise<void> {
  const raw = await buffer(stream)
  if (stream.sizeExceeded) throw Object.assign(new Error('Too large'), { responseCode: 552 })
  const { from, replyTo, subject = '', text = '', html = '' } = await PostalMime.parse(raw)
  const replyAddress = replyTo?.[0]?.address
  for (const to of recipients) {
    await store.add({
      to,
      from: [from?.name, from?.address && `<${from.address}>`].filter(Boolean).join(' '),
      ...(replyAddress && { replyTo: replyAddress }),
      subject,
      text,
      html,
    })
  }
}
