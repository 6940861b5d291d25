import type { CompleteFile, ShownDocument } from '@bailclair/domain/complete-file/complete-file.schema.ts'
import type { CompleteFileTexts } from './complete-file.messages.ts'

export type Planned = { document: ShownDocument; caption: string }

/** Every document with its caption: each tenant's, then those of their guarantors. */
export const planDocuments = ({ tenants }: Pick<CompleteFile, 'tenants'>, t: CompleteFileTexts): Planned[] =>
  tenants.flatMap((tenant) => [
    ...tenant.documents.map((document) => ({ document, caption: t.caption(t.name(tenant), document) })),
    ...tenant.guarantors.flatMap((guarantor) =>
      guarantor.documents.map((document) => ({
        document,
        caption: t.caption(t.guarantorOf(guarantor, tenant), document),
      })),
    ),
  ])
