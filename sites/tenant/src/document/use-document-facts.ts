import type { MyDocument } from '@bailclair/domain/document/my-document.schema.ts'
import { documentTexts } from '@bailclair/site-kit/platform/document-texts.messages.ts'
import { useMessages } from '@bailclair/site-kit/platform/messages/messages.ts'
import { documentMessages } from './document.messages.ts'

const megabyte = 1024 * 1024

/** «Passeport · PDF · 3 pages · 1,2 Mo» */
export function useDocumentFacts(): (document: MyDocument) => string {
  const t = useMessages(documentMessages)
  const names = useMessages(documentTexts)
  const sizeOf = (bytes: number) =>
    bytes < megabyte
      ? t.kilobytes(Math.max(1, Math.round(bytes / 1024)))
      : t.megabytes(Math.round((bytes / megabyte) * 10) / 10)
  return ({ kind, mediaType, pages, size }) =>
    [kind && names[kind], t.mediaTypes[mediaType], t.pages(pages), sizeOf(size)].filter(Boolean).join(' · ')
}
