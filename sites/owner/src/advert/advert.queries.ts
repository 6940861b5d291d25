import { advertContract } from '@bailclair/domain/advert/advert.contract.ts'
import type { PropertyId } from '@bailclair/domain/property/property-id.schema.ts'
import type { Language } from '@bailclair/domain/value/language.ts'
import { downloadTimeLimit } from '@bailclair/site-kit/platform/api/api-client.ts'
import { useApi } from '@bailclair/site-kit/platform/api/use-api.ts'

/** Prints what is stored, not what is typed. */
export function usePrintAdvert(id: string) {
  const api = useApi()
  return (language: Language): Promise<Blob> =>
    api(advertContract.print, { params: { id: id as PropertyId, language } }, { timeLimit: downloadTimeLimit })
}
