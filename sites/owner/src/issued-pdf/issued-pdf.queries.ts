import type { CheckedPdf } from '@bailclair/domain/issued-pdf/issued-pdf.schema.ts'
import { loadContract } from '@bailclair/site-kit/platform/api/load-contract.ts'
import { useApi } from '@bailclair/site-kit/platform/api/use-api.ts'

type ToCheck = { code?: string; sha256?: string }

export function useCheckPdf() {
  const api = useApi()
  return async (body: ToCheck): Promise<CheckedPdf> => {
    const { issuedPdfContract } = await loadContract(
      () => import('@bailclair/domain/issued-pdf/issued-pdf.contract.ts'),
    )
    return api(issuedPdfContract.check, { body })
  }
}
