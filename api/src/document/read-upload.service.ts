import type { Deps } from '#deps.ts'
import { type CodeConclusion, concludeCodes } from '#signed-code/conclude-codes.service.ts'
import { fingerprintsOf } from './fingerprint/fingerprint.service.ts'
import type { Fingerprint } from './fingerprint/fingerprint-key.ts'
import type { TreatedDocument } from './treat-upload.ts'

export type ReadUpload = Omit<TreatedDocument, 'codes'> & {
  conclusion: CodeConclusion
  fingerprints: readonly Fingerprint[]
}

/** Reads bytes as sent, concludes about the codes on the pages, and makes what recognises the same bytes and pages. */
export async function readUpload(
  deps: Pick<Deps, 'db' | 'clock' | 'config' | 'documents'>,
  given: Buffer,
): Promise<ReadUpload> {
  const { codes, ...document } = await deps.documents.treat(given)
  const fingerprints = fingerprintsOf(deps.documents, given, document.reading)
  return { ...document, fingerprints, ...(await concludeCodes(deps, document.reading, codes)) }
}
