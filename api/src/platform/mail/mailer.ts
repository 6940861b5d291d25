import { createTransport } from 'nodemailer'
import type { Config } from '#platform/config/environment.ts'
import { renderMail } from './layout.ts'
import type { MailPayload } from './mail.schema.ts'
import { sealRecipient } from './unsubscribe-token.ts'

export type OutgoingMail = MailPayload & { id: string; createdAt: Date }

export type Mailer = {
  /** Resolves once the server has taken the mail; rejects with nodemailer's error. */
  send: (mail: OutgoingMail) => Promise<void>
  close: () => void
}

type Settings = Pick<
  Config,
  'SMTP_URL' | 'MAIL_FROM' | 'SITE_NAME' | 'OPERATOR_NAME' | 'WEB_URL' | 'TENANT_URL' | 'API_URL' | 'PSEUDONYM_KEY'
>

/** Milliseconds for a whole mail. The worker's lease is longer, so that no other worker takes it meanwhile. */
export const sendTimeLimit = 30_000

/**
 * Sends over SMTP on connections that stay open between mails. Each connection is a pool of one: a server that drips
 * its answers passes every inactivity limit of nodemailer, and is cut off here without harm to the other mails.
 */
export function createMailer(config: Settings, timeLimit = sendTimeLimit): Mailer {
  const domain = messageIdDomain(config.MAIL_FROM)
  const idle: Connection[] = []
  let isClosed = false

  return {
    async send(mail) {
      const token = mail.unsubscribe && sealRecipient(config, mail.unsubscribe)
      const connection = idle.pop() ?? openConnection(config.SMTP_URL, timeLimit)
      let isCutOff = false
      const deadline = setTimeout(() => {
        isCutOff = true
        connection.close({ force: true })
      }, timeLimit)
      try {
        await connection.sendMail({
          messageId: `<${mail.id}@${domain}>`,
          date: mail.createdAt,
          from: config.MAIL_FROM,
          // as objects: a text would be read as a list of addresses
          to: { name: '', address: mail.to },
          ...(mail.replyTo && { replyTo: { name: '', address: mail.replyTo } }),
          subject: mail.content.subject,
          ...renderMail(mail, config, token),
          headers: {
            // RFC 3834: no holiday answers to a machine
            'Auto-Submitted': 'auto-generated',
            ...(token && oneClickHeaders(config, token)),
          },
        })
      } catch (error) {
        throw isCutOff ? Object.assign(new Error('mail took too long'), { code: 'ETIMEDOUT' }) : error
      } finally {
        clearTimeout(deadline)
        if (isClosed) connection.close()
        else if (!isCutOff) idle.push(connection)
      }
    },
    close() {
      isClosed = true
      for (const connection of idle.splice(0)) connection.close()
    },
  }
}

/** RFC 8058: a mail program that unsubscribes posts to this address; a person who opens it is led to the page. */
const oneClickHeaders = ({ API_URL }: Settings, token: string) => ({
  'List-Unsubscribe': `<${new URL(`notifications/unsubscribe/${token}`, API_URL).href}>`,
  'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
})

type Connection = ReturnType<typeof openConnection>

function openConnection(url: string, timeLimit: number) {
  const { username, hostname } = new URL(url)
  const isLoopback = /^(localhost|127\.|\[::1])/.test(hostname)
  return createTransport({
    url,
    pool: true,
    maxConnections: 1,
    // nodemailer tries again only what it had not begun to send: a connection the server closed while idle
    maxRequeues: 1,
    connectionTimeout: timeLimit / 2,
    greetingTimeout: timeLimit / 2,
    socketTimeout: timeLimit,
    dnsTimeout: timeLimit / 2,
    // a server that "forgets" STARTTLS must not be given the password in clear
    requireTLS: username !== '' && !isLoopback && url.startsWith('smtp:'),
    disableFileAccess: true,
    disableUrlAccess: true,
  })
}

function messageIdDomain(from: string): string {
  const domain = from.match(/@([\w.-]+)>?$/)?.[1]
  if (!domain) throw new Error('MAIL_FROM needs an address: Name <address@example.org>')
  return domain
}
