import { once } from 'node:events'
import { buffer } from 'node:stream/consumers'
import { setTimeout as sleep } from 'node:timers/promises'
import PostalMime from 'postal-mime'
import { SMTPServer } from 'smtp-server'

export type ReceivedMail = { messageId: string; to: string; subject: string; text: string; receivedAt: number }
/** `accepting`; `refusing` answers 451, as a server with a full queue does. */
type Mood = 'accepting' | 'refusing'
export type MailServer = Awaited<ReturnType<typeof startMailServer>>

/** The authority's mail server: takes every mail, and can refuse all of them for a while. */
export async function startMailServer(port: number) {
  const received: ReceivedMail[] = []
  let mood: Mood = 'accepting'
  let refusals = 0

  const server = new SMTPServer({
    disabledCommands: ['AUTH', 'STARTTLS'],
    disableReverseLookup: true,
    logger: false,
    onRcptTo: (_address, _session, done) => {
      if (mood === 'accepting') return done()
      refusals += 1
      done(Object.assign(new Error('Queue is full, try again later'), { responseCode: 451 }))
    },
    onData: (stream, { envelope }, done) => {
      const keep = async () => {
        const { messageId = '', subject = '', text = '' } = await PostalMime.parse(await buffer(stream))
        const receivedAt = Date.now()
        for (const { address } of envelope.rcptTo) received.push({ messageId, to: address, subject, text, receivedAt })
      }
      keep().then(() => done(), done)
    },
  })
  server.on('error', () => undefined) // a worker that is killed while it sends
  const listener = server.listen(port, '127.0.0.1')
  await once(listener, 'listening')

  const mailsTo = (to: string, subject = /./) => received.filter((mail) => mail.to === to && subject.test(mail.subject))
  return {
    mailsTo,
    all: (): readonly ReceivedMail[] => received,
    refusals: () => refusals,
    refuse: () => {
      mood = 'refusing'
    },
    accept: () => {
      mood = 'accepting'
    },
    /** Waits for the newest mail to an address. */
    getMail: async (to: string, subject = /./, timeoutMs = 60_000): Promise<ReceivedMail> => {
      for (const deadline = Date.now() + timeoutMs; Date.now() < deadline; await sleep(100)) {
        const mail = mailsTo(to, subject).at(-1)
        if (mail) return mail
      }
      throw new Error(`No mail to ${to} with ${subject} came within ${timeoutMs / 1_000} s.`)
    },
    stop: () => new Promise<void>((resolve) => server.close(() => resolve())),
  }
}
