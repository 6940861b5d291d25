import { expect } from '@playwright/test'

/** A mail as the bundled mailbox answers it. */
export type Mail = { id: string; to: string; subject: string; text: string; html: string; date: string }

/** Reads the mailbox that receives every mail of the run. */
export function openMailbox(address: string) {
  /** What has arrived so far, newest first. */
  async function listMails(to: string, subject = /./): Promise<Mail[]> {
    const response = await fetch(`${address}/api/messages?to=${encodeURIComponent(to)}`)
    const mails = (await response.json()) as Mail[]
    return mails.filter((mail) => subject.test(mail.subject))
  }
  return {
    listMails,
    /** Waits for the newest mail to an address, or for the newest whose subject fits: hundreds of others may be before it. */
    getMail: async (to: string, subject = /./): Promise<Mail> => {
      const find = async () => (await listMails(to, subject))[0]
      await expect.poll(find, { message: `a mail to ${to}`, timeout: 60_000 }).toBeDefined()
      return (await find()) as Mail
    },
  }
}

/** The first address in a mail whose path begins so; tokens are in the text as in the HTML. */
export function linkIn({ text }: Pick<Mail, 'text'>, path: string): string {
  const link = text.match(/https?:\/\/\S+/g)?.find((address) => new URL(address).pathname.startsWith(path))
  if (!link) throw new Error(`The mail has no link to ${path}:\n${text}`)
  return link
}
