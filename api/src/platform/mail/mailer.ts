import { createTransport } from 'nodemailer'
import { writeCalendar } from '#platform/calendar/calendar.ts'
import type { Config } from '#platform/config/environment.ts'
import { addressOf } from './address-of.ts'
import { renderMail } from './layout.ts'
import type { MailPayload } from './mail.schema.ts'
import { encryptRecipient } from './unsubscribe-token.ts'

export type OutgoingMail = MailPayload & { id: string; createdAt: Date }

export type Mailer = {
  /** Resolves when the server has accepted the mail; rejects with nodemailer's error. */
  send: (mail: OutgoingMail) => Promise<void>
  close: () => void
}

type Settings = Pick<
  Config,
  | 'SMTP_URL'
  | 'MAIL_FROM'
  | 'SITE_NAME'
  | 'OPERATOR_NAME'
  | 'WEB_URL'
  | 'TENANT_URL'
  | 'DESK_URL'
  | 'API_URL'
  | 'PSEUDONYM_KEY'
>

/** Timeout of one mail. The worker's lease is longer, so no other worker takes the mail meanwhile. */
export const sendTimeoutMs = 30_000

/**
 * Sends over SMTP connections that stay open. Each is a pool of one, so a server that answers byte by byte, and so
 * passes nodemailer's inactivity timeouts, can be cut off without harm to other mails.
 */
export function createMailer(config: Settings, timeoutMs = sendTimeoutMs): Mailer {
  const domain = messageIdDomain(config.MAIL_FROM)
  const idle: Connection[] = []
  let isClosed = false

  return {
    async send(mail) {
      const token = mail.unsubscribe && encryptRecipient(config, mail.unsubscribe)
      const connection = idle.pop() ?? openConnection(config.SMTP_URL, timeoutMs)
      let isCutOff = false
      const deadline = setTimeout(() => {
        isCutOff = true
        connection.close({ force: true })
      }, timeoutMs)
      try {
        await connection.sendMail({
          messageId: `<${mail.id}@${domain}>`,
          date: mail.createdAt,
          from: config.MAIL_FROM,
          // an object, because nodemailer parses a string as a list of addresses
          to: { name: '', address: mail.to },
          ...(mail.replyTo && { replyTo: { name: '', address: mail.replyTo } }),
          subject: mail.content.subject,
          ...renderMail(mail, config, token),
          ...icalEventOf(config, mail),
          headers: {
            // RFC 3834: no automatic replies
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

/** RFC 8058: mail clients unsubscribe by POST to this URL; a GET by a person redirects to the page. */
const oneClickHeaders = ({ API_URL }: Settings, token: string) => ({
  'List-Unsubscribe': `<${new URL(`notifications/unsubscribe/${token}`, API_URL).href}>`,
  'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
})

type Connection = ReturnType<typeof openConnection>

function openConnection(url: string, timeoutMs: number) {
  const { username, hostname } = new URL(url)
  const isLoopback = /^(localhost|127\.|\[::1])/.test(hostname)
  return createTransport({
    url,
    pool: true,
    maxConnections: 1,
    // nodemailer repeats only a send that it had not begun, for instance on a connection closed while idle
    maxRequeues: 1,
    connectionTimeout: timeoutMs / 2,
    greetingTimeout: timeoutMs / 2,
    socketTimeout: timeoutMs,
    dnsTimeout: timeoutMs / 2,
    // a server without STARTTLS must not get the password in clear text
    requireTLS: username !== '' && !isLoopback && url.startsWith('smtp:'),
    disableFileAccess: true,
    disableUrlAccess: true,
  })
}

const messageIdDomain = (from: string) => addressOf(from).replace(/^.*@/, '')

/** Mail programs offer to enter it into the calendar. */
function icalEventOf(config: Settings, { to, createdAt: stamp, content: { invitation } }: OutgoingMail) {
  if (!invitation) return {}
  const { method, ...event } = invitation
  const content = writeCalendar(config, { method, stamp, attendee: to, events: [event] })
  return { icalEvent: { method, filename: 'visite.ics', content } }
}
