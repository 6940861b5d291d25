import { expect } from '@playwright/test'

/** A mail as the bundled mailbox answers it (contract, "Addresses on one machine"). */
export type Mail = { id: string; to: string; subject: string; text: string; html: string; date: string }

/** Reads the mailbox that receives every mail of the run. */
export const openMailbox = (address: string) => ({
  /** Waits for the newest mail to an address, or for the newest whose subject fits. */
  getMail: async (to: string, subject = /./): Promise<Mail> => {
    const find = async () => {
      const response = await fetch(`${address}/api/messages?to=${encodeURIComponent(to)}`)
      const mails = (await response.json()) as Mail[]
      return mails.find((mail) => subject.test(mail.subject))
    }
    await expect.poll(find, { message: `a mail to ${to}`, timeout: 10_000 }).toBeDefined()
    return (await find()) as Mail
  },
})
