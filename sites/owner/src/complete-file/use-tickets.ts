import { completeFileContract } from '@bailclair/domain/complete-file/complete-file.contract.ts'
import type { DownloadTicket } from '@bailclair/domain/complete-file/download-ticket.schema.ts'
import { downloadTimeLimit, type FileDownload } from '@bailclair/site-kit/complete-file/use-download.ts'
import { useApi } from '@bailclair/site-kit/platform/api/use-api.ts'

type Grant = (documentId: string | undefined) => Promise<{ ticket: DownloadTicket }>

/** Loads documents by ticket, as an owner or by viewing link (decision 130). */
export function useTickets(grant: Grant): FileDownload['load'] {
  const api = useApi()
  return async (documentId) => {
    const { ticket } = await grant(documentId)
    return api(completeFileContract.download, { params: { ticket } }, { timeLimit: downloadTimeLimit })
  }
}
