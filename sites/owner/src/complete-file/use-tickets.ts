import { completeFileContract } from '@bailclair/domain/complete-file/complete-file.contract.ts'
import type { DownloadTicket } from '@bailclair/domain/complete-file/download-ticket.schema.ts'
import { downloadTimeLimit, type FileDownload } from '@bailclair/site-kit/complete-file/use-download.ts'
import { useApi } from '@bailclair/site-kit/platform/api/use-api.ts'
import { useRef } from 'react'

type Grant = (documentId: string | undefined) => Promise<{ ticket: DownloadTicket }>

/** In milliseconds, of the minute that a ticket lasts: enough is left for a slow line. */
const usedFor = 40_000

/** Loads documents and pages by ticket, as an owner or by viewing link (decision 130). */
export function useTickets(grant: Grant): Pick<FileDownload, 'load' | 'loadPage'> {
  const api = useApi()
  const last = useRef<{ documentId: string; ticket: Promise<DownloadTicket>; until: number }>(undefined)

  /** Pages of a document are opened one after another: they share a ticket. */
  function ticketFor(documentId: string): Promise<DownloadTicket> {
    const known = last.current
    if (known?.documentId === documentId && performance.now() < known.until) return known.ticket
    const ticket = grant(documentId).then((granted) => granted.ticket)
    last.current = { documentId, ticket, until: performance.now() + usedFor }
    ticket.catch(() => {
      last.current = undefined
    })
    return ticket
  }

  const options = { timeLimit: downloadTimeLimit }
  return {
    load: async (documentId) => {
      const { ticket } = await grant(documentId)
      return api(completeFileContract.download, { params: { ticket } }, options)
    },
    loadPage: async (documentId, page, signal) =>
      api(completeFileContract.page, { params: { ticket: await ticketFor(documentId), page } }, { ...options, signal }),
  }
}
