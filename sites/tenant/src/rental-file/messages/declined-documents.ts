import type { MyDocument } from '@bailclair/domain/document/my-document.schema.ts'
import type { MyFile, MyGuarantor } from '@bailclair/domain/rental-file/my-file.schema.ts'

/** A document to replace, with its guarantor if any. */
export type Declined = { document: MyDocument; guarantor?: MyGuarantor }

/** In the order of the document categories. */
export const listDeclined = ({ documents, guarantors }: Pick<MyFile, 'documents' | 'guarantors'>): Declined[] => [
  ...documents.filter(isDeclined).map((document) => ({ document })),
  ...guarantors.flatMap((guarantor) =>
    guarantor.documents.filter(isDeclined).map((document) => ({ document, guarantor })),
  ),
]

const isDeclined = ({ status }: MyDocument) => status === 'DECLINED'
