import type { DocumentId } from '@bailclair/domain/document/document-id.schema.ts'
import { bandsOf, isSamePicture } from '@bailclair/domain/reading/picture-print.rules.ts'
import type { Reading } from '@bailclair/domain/reading/reading.ts'
import type { TenantId } from '@bailclair/domain/rental-file/tenant-id.schema.ts'
import type { Deps } from '#deps.ts'
import type { Documents } from '../documents-port.ts'
import { openReadingsOf } from '../reading.service.ts'
import { findAlike } from './fingerprint.repository.ts'
import type { Fingerprint } from './fingerprint-key.ts'

/** By what the bytes as sent, and each page that is a picture, are recognised in another file. */
export function fingerprintsOf(
  { fingerprint }: Pick<Documents, 'fingerprint'>,
  given: Buffer,
  { pages }: Reading,
): Fingerprint[] {
  const ofPages = pages.flatMap(({ greys }, index) =>
    (greys ? bandsOf(Buffer.from(greys, 'base64')) : []).map((bits, band) => ({
      kind: 'PICTURE' as const,
      page: index + 1,
      band,
      print: fingerprint(`PICTURE ${band}`, bits),
    })),
  )
  return [{ kind: 'BYTES', page: 0, band: 0, print: fingerprint('BYTES', given) }, ...ofPages]
}

/** What another file that exists now has, too. Whose file it is stays unknown. */
export type FoundElsewhere = { isSameFile: boolean; samePages: readonly number[] }

/**
 * Looks in every file but that of the tenant. Bands name candidates; the cells of both pages, from what was read in
 * the documents, decide.
 */
export async function findElsewhere(
  deps: Pick<Deps, 'db' | 'documents' | 'logger'>,
  { id, tenantId, reading }: { id: DocumentId; tenantId: TenantId; reading: Reading | undefined },
): Promise<FoundElsewhere> {
  const alike = await findAlike(deps.db, id, tenantId)
  const pictures = alike.filter(({ kind }) => kind === 'PICTURE')
  const readings =
    pictures.length > 0
      ? await openReadingsOf(deps, [...new Set(pictures.map((one) => one.documentId))])
      : new Map<DocumentId, Reading>()
  const same = pictures.filter(({ page, documentId, otherPage }) =>
    isSamePage(cellsOf(reading, page), cellsOf(readings.get(documentId), otherPage)),
  )
  return {
    isSameFile: alike.some(({ kind }) => kind === 'BYTES'),
    samePages: [...new Set(same.map(({ page }) => page))].toSorted((one, other) => one - other),
  }
}

const isSamePage = (one: Buffer | undefined, other: Buffer | undefined) =>
  one !== undefined && other !== undefined && isSamePicture(one, other)

const cellsOf = (reading: Reading | undefined, page: number): Buffer | undefined => {
  const greys = reading?.pages[page - 1]?.greys
  return greys === undefined ? undefined : Buffer.from(greys, 'base64')
}
