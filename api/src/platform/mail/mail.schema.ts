import { languages } from '@bailclair/domain/value/language.ts'
import { z } from 'zod/mini'
import { calendarEvent } from '#platform/calendar/calendar.ts'

/** A path on the mail's own site; two slashes would name another host. */
const sitePath = z.string().check(z.regex(/^\/(?![/\\])/))

/** The content of a mail; the layout renders HTML and text from it. */
const mailContent = z.object({
  /** The site that the mail links to; by default the owner site. */
  site: z.exactOptional(z.enum(['tenant', 'desk'])),
  subject: z.string(),
  title: z.string(),
  /** Line breaks inside a paragraph are kept. */
  paragraphs: z.array(z.string()),
  facts: z.exactOptional(z.array(z.object({ label: z.string(), value: z.string() }))),
  /** Each label is a heading, and each line of its value an item of the list below. */
  areFactsSections: z.exactOptional(z.boolean()),
  /** The layout makes the path absolute from configuration. */
  action: z.exactOptional(z.object({ label: z.string(), path: sitePath })),
  /** Below the action: where else to turn. Its link leads to a page of the owner site; other addresses are text. */
  help: z.exactOptional(
    z.object({
      title: z.string(),
      lines: z.array(z.string()),
      link: z.object({ label: z.string(), path: sitePath }),
    }),
  ),
  /** An appointment for the recipient's calendar, with the service as organizer. */
  invitation: z.exactOptional(z.extend(calendarEvent, { method: z.enum(['REQUEST', 'CANCEL']) })),
})
export type MailContent = z.infer<typeof mailContent>

/** The outbox stores this until the mail is sent. */
export const mailPayload = z.object({
  to: z.string(),
  /** Greets the recipient. Without it, the outbox looks for the account with this address. */
  name: z.exactOptional(z.string()),
  /** Where replies go. Without it the mail asks not to reply. */
  replyTo: z.exactOptional(z.string()),
  /** Only in mails that are not essential: the id of the person whom the link unsubscribes. */
  unsubscribe: z.exactOptional(z.string()),
  language: z.enum(languages),
  /** What has to exist still when it is sent: once all of it is deleted, `dropMailsAbout` deletes the mail. */
  about: z.exactOptional(z.array(z.string())),
  content: mailContent,
})
export type MailPayload = z.infer<typeof mailPayload>

/** `kind` names the mail in metrics, logs and the list of dead mails. */
export type Mail = MailPayload & {
  kind: string
  /** The owner whom the mail is for; their data export lists it. */
  ownerId?: string
}
