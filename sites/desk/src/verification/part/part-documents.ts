import { documentCategories } from '@bailclair/domain/document/document-category.rules.ts'
import type { GuarantorKind } from '@bailclair/domain/rental-file/guarantor.rules.ts'
import type { DeskDocument, DeskPart } from '@bailclair/domain/verification/desk-part.schema.ts'

/** The tenant or a guarantor. */
export type DocumentHolder = {
  /** The guarantor's id, or `tenantKey`. */
  key: string
  kind: 'TENANT' | GuarantorKind
  name: string
  /** The person who acts for a company. */
  representative: string
  /** In euros a month; absent for an organisation. */
  monthlyIncome: number | undefined
  /** An earlier correction by the team. */
  incomeCorrection: DeskPart['incomeCorrection']
  documents: readonly DeskDocument[]
}

export type PartDocument = {
  document: DeskDocument
  holder: DocumentHolder
  /** Position among documents of the same name; absent when there is only one. */
  nth: number | undefined
}

export const tenantKey = 'tenant'

type Names = { firstName?: string | undefined; lastName?: string | undefined }
export const fullName = ({ firstName, lastName }: Names): string => [firstName, lastName].filter(Boolean).join(' ')

/** The tenant first, then the guarantors; documents in the order of the law's list (docs/law.md). */
export function listHolders(part: DeskPart): readonly DocumentHolder[] {
  const { monthlyIncome, incomeCorrection, documents } = part
  const tenant: DocumentHolder = {
    key: tenantKey,
    kind: 'TENANT',
    name: fullName(part),
    representative: '',
    monthlyIncome,
    incomeCorrection,
    documents: inOrder(documents),
  }
  const guarantors = part.guarantors.map(
    (guarantor): DocumentHolder => ({
      key: guarantor.id,
      kind: guarantor.kind,
      name: guarantor.name ?? fullName(guarantor),
      representative: guarantor.name ? fullName(guarantor) : '',
      monthlyIncome: guarantor.monthlyIncome,
      incomeCorrection: guarantor.incomeCorrection,
      documents: inOrder(guarantor.documents),
    }),
  )
  return [tenant, ...guarantors]
}

export const listPartDocuments = (part: DeskPart): readonly PartDocument[] =>
  listHolders(part).flatMap(listHolderDocuments)

export function listHolderDocuments(holder: DocumentHolder): readonly PartDocument[] {
  return holder.documents.map((document) => {
    const alike = holder.documents.filter((other) => whatOf(other) === whatOf(document))
    return { document, holder, nth: alike.length > 1 ? alike.indexOf(document) + 1 : undefined }
  })
}

const whatOf = ({ kind, category }: DeskDocument) => kind ?? category

const inOrder = (documents: readonly DeskDocument[]) =>
  documents.toSorted((a, b) => documentCategories.indexOf(a.category) - documentCategories.indexOf(b.category))
