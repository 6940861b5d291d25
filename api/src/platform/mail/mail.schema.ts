import { languages } from '@bailclair/domain/value/language.ts'
import { z } from 'zod/mini'

/** A page of the site the mail belongs to; two slashes would name another host. */
const sitePath = z.string().check(z.regex(/^\/(?![/\\])/))

/** What a mail says. The layout makes its HTML and its text from this one description. */
const mailContent = z.object({
  /** Which site the mail belongs to, and leads to; the owner site unless said otherwise. */
  site: z.exactOptional(z.literal('tenant')),
  subject: z.string(),
  title: z.string(),
  /** A line break inside a paragraph is kept. */
  paragraphs: z.array(z.string()),
  facts: z.exactOptional(z.array(z.object({ label: z.string(), value: z.string() }))),
  /** The one thing to do. The layout makes the path absolute from configuration. */
  action: z.exactOptional(z.object({ label: z.string(), path: sitePath })),
})
export type MailContent = z.infer<typeof mailContent>

/** What the outbox keeps until the mail is sent. */
export const mailPayload = z.object({
  to: z.string(),
  /** Where an answer goes; without it, the mail says that nobody reads one. */
  replyTo: z.exactOptional(z.string()),
  /** Only on mails that are not essential: whom its link unsubscribes, by an id of ours. */
  unsubscribe: z.exactOptional(z.string()),
  language: z.enum(languages),
  content: mailContent,
})
export type MailPayload = z.infer<typeof mailPayload>

/** A mail to send. `kind` names it in metrics, logs and the list of dead letters. */
export type Mail = MailPayload & {
  kind: string
  /** The owner it is for, who may ask which mails they got. */
  ownerId?: string
}
