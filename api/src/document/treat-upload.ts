import { AppError } from '@bailclair/domain/contract/errors.ts'
import type { KeptMediaType } from '@bailclair/domain/document/document.rules.ts'
import type { FoundCode, Reading } from '@bailclair/domain/reading/reading.ts'
import { withholdNumbers } from '@bailclair/domain/reading/withheld-numbers.rules.ts'
import { readInProcess } from '#reading/reader.ts'
import { sniff } from '#reading/sniff.ts'
import { bindPages } from './album.ts'

export type TreatedDocument = {
  mediaType: KeptMediaType
  /** Pictures of its pages, and nothing else (album.ts). */
  bytes: Buffer
  pages: number
  reading: Reading
  /** By page. */
  codes: readonly (readonly FoundCode[])[]
}

/** Reads an upload in a process of its own, and makes a document of what can be seen of it. */
export async function treatUpload(given: Buffer): Promise<TreatedDocument> {
  // no process for what it would refuse at once
  if (!sniff(given)) throw new AppError('DocumentTypeRefused')
  const { source, pages } = await readInProcess(given)
  const { mediaType, bytes } = await bindPages(
    pages.map(({ jpeg }) => jpeg),
    source.type === 'PDF' ? 'application/pdf' : 'image/jpeg',
  )
  return {
    mediaType,
    bytes,
    pages: pages.length,
    reading: {
      codes: [],
      source,
      pages: pages.map(({ width, height, words, greys, sharpness }) => ({
        width,
        height,
        words: withholdNumbers(words),
        ...(greys && { greys }),
        ...(sharpness !== undefined && { sharpness }),
      })),
    },
    codes: pages.map(({ codes }) => codes),
  }
}
