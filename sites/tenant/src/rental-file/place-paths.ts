import { type DocumentCategory, documentCategories } from '@bailclair/domain/document/document-category.rules.ts'
import { pathTo } from '#platform/paths.ts'
import type { FilePlace } from './file-places.ts'

/** Categories in the URL, in French. */
const slugs: Readonly<Record<DocumentCategory, string>> = {
  IDENTITY: 'identite',
  ADDRESS: 'domicile',
  PROFESSIONAL: 'profession',
  INCOME: 'ressources',
  GUARANTEE_BODY: 'garantie',
  COMPANY: 'entreprise',
}

export const findCategory = (slug: string | undefined): DocumentCategory | undefined =>
  documentCategories.find((category) => slugs[category] === slug)

const pages = {
  type: 'FileType',
  coTenants: 'CoTenants',
  names: 'FileNames',
  situation: 'Situation',
  guarantors: 'Guarantors',
  summary: 'FileSummary',
} as const

export function pathToPlace({ name, category = 'IDENTITY', guarantorId }: FilePlace): string {
  if (name !== 'documents') return pathTo(pages[name])
  return guarantorId === undefined
    ? pathTo('Documents', { category: slugs[category] })
    : pathTo('GuarantorDocuments', { id: guarantorId, category: slugs[category] })
}
