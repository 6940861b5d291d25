import { startMailboxHttp } from './mailbox-http.ts'
import { openMessageStore } from './message-store.ts'
import { startSmtp } from './smtp.ts'

type Options = { httpPort: number; smtpPort: number; folder: string }

/** Stands in for a mail server and everyone's mailbox (contract, external services). Port 0 takes a free one. */
export async function startMailbox({ httpPort, smtpPort, folder }: Options) {
  const store = await openMessageStore(folder)
  const smtp = await startSmtp(store, smtpPort)
  const http = await startMailboxHttp(store, httpPort)
  return {
    smtpPort: smtp.port,
    httpPort: http.port,
    stop: async () => {
      await Promise.all([smtp.stop(), http.stop()])
    },
  }
}
