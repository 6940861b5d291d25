import { startMailboxHttp } from './mailbox-http.ts'
import { openMessageStore } from './message-store.ts'
import { startSmtp } from './smtp.ts'

type Options = {
  httpPort: number
  smtpPort: number
  folder: string
  /** Of the code app on the phone of the team, in base32; without it there is no phone. */
  phoneSecret?: string | undefined
}

/** Stand-in for a mail server and the mailboxes of all recipients. Port 0 chooses a free port. */
export async function startMailbox({ httpPort, smtpPort, folder, phoneSecret }: Options) {
  const store = await openMessageStore(folder)
  const smtp = await startSmtp(store, smtpPort)
  const http = await startMailboxHttp(store, httpPort, phoneSecret)
  return {
    smtpPort: smtp.port,
    httpPort: http.port,
    stop: async () => {
      await Promise.all([smtp.stop(), http.stop()])
    },
  }
}
