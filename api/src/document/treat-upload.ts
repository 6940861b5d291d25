import { AppError } from '@bailclair/domain/contract/errors.ts'
import type { KeptMediaType } from '@bailclair/domain/document/document.rules.ts'
import { sniff } from './sniff.ts'
import { treatPdf } from './treat-pdf.ts'
import { treatPicture } from './treat-picture.ts'

export type TreatedDocument = { mediaType: KeptMediaType; bytes: Buffer; pages: number }

/** Rewrites an upload, so that only its visible content remains. */
export async function treatUpload(bytes: Buffer): Promise<TreatedDocument> {
  switch (sniff(bytes)) {
    case 'pdf':
      return { mediaType: 'application/pdf', ...(await treatPdf(bytes)) }
    case 'jpeg':
    case 'png':
      return { mediaType: 'image/jpeg', bytes: await treatPicture(bytes), pages: 1 }
    default:
      throw new AppError('DocumentTypeRefused')
  }
}
