import type { DocumentKind } from '@bailclair/domain/document/accepted-documents.rules.ts'
import { documentContract } from '@bailclair/domain/document/document.contract.ts'
import { documentId } from '@bailclair/domain/document/document-id.schema.ts'
import type { TenantProfile } from '@bailclair/domain/rental-file/my-file.schema.ts'
import { guarantorId as guarantorIdSchema } from '@bailclair/domain/rental-file/tenant-id.schema.ts'
import { createApi } from '@bailclair/site-kit/platform/api/api-client.ts'
import { useLanguage } from '@bailclair/site-kit/platform/messages/messages.ts'
import { tokensOf, useSession } from '@bailclair/site-kit/platform/session.ts'
import { useSiteConfig } from '@bailclair/site-kit/platform/site-config.ts'
import { useKeepProfile } from '#platform/use-profile-call.ts'
import type { DocumentSlot } from './document-slot.ts'
import { fetchWithProgress } from './fetch-with-progress.ts'

/** In milliseconds: 10 MB on a slow mobile connection, plus processing. */
const timeLimit = 300_000

export type SendOptions = { onProgress: (sent: number) => void; signal: AbortSignal }
type SendDocument = (
  file: File,
  options: SendOptions & { kind: DocumentKind; replaces?: string },
) => Promise<TenantProfile>

/** Uploads a file; the profile cache is updated with the response. */
export function useSendDocument({ category, guarantorId }: DocumentSlot): SendDocument {
  const { hosts } = useSiteConfig()
  const { language } = useLanguage()
  const session = useSession()
  const keep = useKeepProfile()

  return async (file, { onProgress, signal, kind, replaces }) => {
    const api = createApi({
      baseUrl: hosts.api,
      language: () => language,
      ...tokensOf(session),
      fetch: fetchWithProgress(onProgress),
      timeLimit,
    })
    // Headers are ASCII, so the name is percent-encoded.
    const headers = { 'x-file-name': encodeURIComponent(file.name), 'x-document-kind': kind }
    const upload = { headers, body: file }
    const send = () => {
      if (replaces !== undefined)
        return api(documentContract.replace, { ...upload, params: { id: documentId.parse(replaces) } }, { signal })
      if (guarantorId === undefined) return api(documentContract.add, { ...upload, params: { category } }, { signal })
      const params = { id: guarantorIdSchema.parse(guarantorId), category }
      return api(documentContract.addOfGuarantor, { ...upload, params }, { signal })
    }
    const profile = await send()
    await keep(profile)
    return profile
  }
}
