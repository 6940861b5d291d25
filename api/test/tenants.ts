import { randomUUID } from 'node:crypto'
import { acceptedDocumentsFor } from '@bailclair/domain/document/accepted-documents.rules.ts'
import type { DocumentCategory } from '@bailclair/domain/document/document-category.rules.ts'
import type { MyFile } from '@bailclair/domain/rental-file/my-file.schema.ts'
import type { TenantId } from '@bailclair/domain/rental-file/tenant-id.schema.ts'
import { recordVerdict } from '#rental-file/part/record-verdict.service.ts'
import { startApplications } from './applications.ts'
import type { PeerUser } from './identity-realm.ts'

type Method = 'GET' | 'POST' | 'PUT' | 'DELETE'
type Holder = { tenantId: string } | { guarantorId: string }

export const everyDocument: readonly DocumentCategory[] = ['IDENTITY', 'ADDRESS', 'PROFESSIONAL', 'INCOME']
export const salaried = {
  situation: 'PERMANENT_CONTRACT',
  incomes: [{ kind: 'SALARY', monthlyAmount: 2_468.13 }],
}

/** The API with tenants of the tenant area, and a team that verifies. */
export async function startTenants(environment: Record<string, string> = {}) {
  const applications = await startApplications(environment)
  const { app, call, addTenant, tenantToken, sql, deps, linkTo, passSeconds } = applications

  /** Signs a tenant in; the result calls the API like the tenant area. */
  async function enterTenant(user: PeerUser, language = 'fr') {
    const bearer = await tenantToken(user)
    const headers = { 'accept-language': language }
    const ask = (method: Method, path: string, body?: object) =>
      call(method, path, { bearer, headers, ...(body && { body }) })
    const profile = async () => (await ask('GET', '/tenant/profile')).json()
    await profile()
    const file = async (): Promise<MyFile> => (await profile()).file
    const myId = async () => (await file()).tenants.find(({ isMe }) => isMe)?.id as TenantId
    return {
      user,
      bearer,
      email: `${user.email}`,
      ask,
      profile,
      file,
      myId,
      /** Status of the own part and of the whole file. */
      statuses: async () => {
        const { status, tenants } = await file()
        return [tenants.find(({ isMe }) => isMe)?.status, status]
      },
      /** A millisecond after the one before: documents of one instant have no order. */
      upload: (path: string, payload: Buffer, more: Record<string, string> = {}) => {
        passSeconds(0.001)
        return app.inject({
          method: 'POST',
          url: `/api/tenant${path}`,
          headers: { authorization: `Bearer ${bearer}`, 'content-type': 'application/octet-stream', ...more },
          payload,
        })
      },
      submit: () => ask('POST', '/tenant/submit', { declaration: true }),
      /** Completes the part of an employee. */
      fill: async () => {
        await ask('POST', '/tenant/names', { firstName: 'Ana', lastName: 'Durand' })
        await ask('POST', '/tenant/situation', salaried)
        const tenantId = await myId()
        for (const category of everyDocument) await giveDocument({ tenantId }, category)
      },
    }
  }
  type Tenant = Awaited<ReturnType<typeof enterTenant>>

  let documents = 0
  const newTenant = (language?: string, email?: string) => enterTenant(addTenant(email), language)

  /** The row of an upload, without its bytes. */
  async function giveDocument(holder: Holder, category: DocumentCategory, status = 'PENDING'): Promise<string> {
    const [tenantId, guarantorId] = 'tenantId' in holder ? [holder.tenantId, null] : [null, holder.guarantorId]
    const [kind = null] = acceptedDocumentsFor({ category, holder: tenantId ? 'TENANT' : 'PERSON' })
    const id = randomUUID()
    await sql(
      `insert into document (id, tenant_id, guarantor_id, category, kind, file_name, media_type, size, pages, status,
         created_at, store_key, wrapped_key, key_id)
       values ($1::uuid, $2, $3, $4, $7, 'photo.jpg', 'image/jpeg', 1000, 1, $5, $6, $1::text, '', '')`,
      [id, tenantId, guarantorId, category, status, new Date(deps.clock().getTime() - 60_000 + ++documents), kind],
    )
    return id
  }

  /** Returns whether the part was waiting for the team. */
  const decide = (tenantId: TenantId, verdict: 'VALIDATED' | 'DECLINED') =>
    deps.db.transaction().execute(async (tx) => (await recordVerdict(deps, tx, tenantId, verdict)) !== undefined)

  /** A single tenant whose file has a given status. */
  async function newTenantAt(status: 'INCOMPLETE' | 'TO_PROCESS' | 'VALIDATED' | 'DECLINED') {
    const tenant = await newTenant()
    await tenant.ask('POST', '/tenant/file', { applicationType: 'ALONE' })
    await tenant.fill()
    if (status === 'INCOMPLETE') return tenant
    await tenant.submit()
    if (status !== 'TO_PROCESS') await decide(await tenant.myId(), status)
    return tenant
  }

  /** Joins by the mailed invitation. */
  async function accept(email: string, tenant?: Tenant) {
    const joiner = tenant ?? (await newTenant('fr', email))
    const token = await linkTo(email, 'co-tenant-invitation')
    const reply = await joiner.ask('POST', `/tenant/invitation/${token}/accept`, { consent: true })
    return { ...joiner, token, reply }
  }

  /** A file of several tenants who have all joined, initiator first. */
  async function newShared(applicationType: 'COUPLE' | 'GROUP', email: string, ...others: string[]) {
    const initiator = await newTenant()
    await initiator.ask('POST', '/tenant/names', { firstName: 'Ana', lastName: 'Durand' })
    const coTenants = [email, ...others].map((each) => ({ email: each }))
    await initiator.ask('POST', '/tenant/file', { applicationType, coTenants })
    const joiner = await accept(email)
    const joiners = []
    for (const other of others) joiners.push(await accept(other))
    return [initiator, joiner, ...joiners] as const
  }

  return { ...applications, enterTenant, newTenant, newTenantAt, newShared, giveDocument, decide, accept }
}
