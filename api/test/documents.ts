import { readdir } from 'node:fs/promises'
import { defineRoute } from '@bailclair/domain/contract/route.ts'
import { largestUpload } from '@bailclair/domain/document/document.rules.ts'
import { documentCategories } from '@bailclair/domain/document/document-category.rules.ts'
import { documentId } from '@bailclair/domain/document/document-id.schema.ts'
import { uploadHeaders } from '@bailclair/domain/document/file-name.schema.ts'
import { guarantorId, type TenantId, tenantId } from '@bailclair/domain/rental-file/tenant-id.schema.ts'
import { z } from 'zod/mini'
import { eraseDocument } from '#document/erase-documents.service.ts'
import { openDocument } from '#document/open-document.service.ts'
import { settleErasures } from '#document/settle-erasures.service.ts'
import { awaitUpload } from '#document/upload/await-upload.service.ts'
import { discardReceived, insertReceived, receiveFile } from '#document/upload/receive-upload.service.ts'
import { mount } from '#platform/http/mount.ts'
import { startApi } from './harness.ts'

const up = defineRoute({
  method: 'POST',
  path: '/test/documents/:holder/:category',
  access: 'anonymous',
  summary: 'As the tenant area takes a document',
  status: 201,
  params: z.object({ holder: z.string(), category: z.enum(documentCategories) }),
  headers: uploadHeaders,
  body: { bytesUpTo: largestUpload, tooLarge: 'DocumentTooLarge' },
  response: z.object({ id: z.string() }),
})
const down = defineRoute({
  method: 'GET',
  path: '/test/documents/:holder/:id',
  access: 'anonymous',
  summary: 'As the tenant area gives a document',
  params: z.object({ holder: tenantId, id: documentId }),
  response: { bytesOf: ['application/pdf', 'image/jpeg'] },
})
const gone = defineRoute({
  method: 'DELETE',
  path: '/test/documents/:holder/:id',
  access: 'anonymous',
  summary: 'As the tenant area erases a document',
  status: 204,
  params: z.object({ holder: tenantId, id: documentId }),
})

/** The API with upload routes for tests, without access checks, and tenants with documents. */
export async function startDocumentApi(environment: Record<string, string> = {}) {
  const api = await startApi(environment, (app, deps) => {
    mount(app, deps, up, async ({ params: { holder, category }, headers, body, signal }) => {
      const id = holder.slice(2)
      const upload = {
        holder: holder.startsWith('g-') ? { guarantorId: guarantorId.parse(id) } : { tenantId: tenantId.parse(id) },
        category,
        kind: headers['x-document-kind'] ?? 'PAYSLIPS',
        fileName: headers['x-file-name'],
        stream: body,
        signal,
      }
      const received = await receiveFile(deps, upload)
      try {
        await deps.db.transaction().execute(async (tx) => {
          // as the tenant area does, which locks the file
          await tx.selectFrom('rentalFile').select('id').forUpdate().execute()
          await insertReceived(deps, tx, received)
        })
      } catch (error) {
        await discardReceived(deps, received)
        throw error
      }
      deps.documents.uploads.wake()
      await awaitUpload(deps, received.id, { scope: upload.holder, signal })
      return { id: received.id }
    })
    mount(app, deps, down, ({ params }) => openDocument(deps, params.id, { tenantId: params.holder }))
    mount(app, deps, gone, ({ params }) =>
      deps.db.transaction().execute((tx) => eraseDocument(tx, params.id, { tenantId: params.holder })),
    )
  })
  const { app, sql, deps } = api
  let people = 0

  return {
    ...api,
    newTenant: async (): Promise<TenantId> => {
      const [file] = await sql(
        `insert into rental_file (source, application_type, status, total_income_cents, last_update_at, created_at)
         values ('BUNDLED', 'ALONE', 'INCOMPLETE', 0, now(), now()) returning id`,
      )
      const email = `tenant-${++people}@example.org`
      const [profile] = await sql(
        `insert into tenant_profile (issuer, subject, email, identity_federation, language, first_sign_in_on, last_sign_in_on)
         values ('an issuer', $1, $1, false, 'fr', current_date, current_date) returning id`,
        [email],
      )
      const [tenant] = await sql(
        `insert into tenant (rental_file_id, tenant_type, position, email, status, profile_id)
         values ($1, 'CREATE', 0, $2, 'INCOMPLETE', $3) returning id`,
        [file.id, email, profile.id],
      )
      return tenant.id
    },
    newGuarantor: async (tenant: TenantId): Promise<string> => {
      const [row] = await sql('insert into guarantor (tenant_id) values ($1) returning id', [tenant])
      return row.id
    },
    upload: async (tenant: string, payload: Buffer, { category = 'INCOME', name = 'a.pdf', holder = 't' } = {}) => {
      const reply = await app.inject({
        method: 'POST',
        url: `/api/test/documents/${holder}-${tenant}/${category}`,
        headers: { 'content-type': 'application/octet-stream', 'x-file-name': encodeURIComponent(name) },
        payload,
      })
      // the bytes as sent go, those of the document stay
      if (reply.statusCode === 201) await settleErasures(deps)
      return reply
    },
    open: (tenant: string, id: string) => app.inject({ url: `/api/test/documents/${tenant}/${id}` }),
    erase: (tenant: string, id: string) => app.inject({ method: 'DELETE', url: `/api/test/documents/${tenant}/${id}` }),
    /** Names of the files in the store. */
    stored: async (): Promise<string[]> => {
      const found = await readdir(deps.config.DOCUMENT_FOLDER, { recursive: true, withFileTypes: true })
      return found.filter((entry) => entry.isFile()).map(({ name }) => name)
    },
    documents: () => sql('select * from document order by created_at'),
    uploads: () => sql('select * from upload order by created_at'),
    erasures: () => sql('select *, due_at <= now() as is_due from document_erasure'),
    /** One run of the worker. */
    settle: () => settleErasures(deps),
  }
}
