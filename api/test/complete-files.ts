import { randomBytes, randomUUID } from 'node:crypto'
import { PDFDocument } from '@cantoo/pdf-lib'
import sharp from 'sharp'
import type { RentalFileId } from '#deps.ts'
import { bindPages } from '#document/album.ts'
import { settleFile } from '#rental-file/settle-file.service.ts'
import { startApplications } from './applications.ts'
import type { PeerUser } from './identity-realm.ts'

type Given = Record<string, unknown>
type Holder = { tenant_id: string } | { guarantor_id: string }
type Bytes = { bytes: Buffer; mediaType: 'application/pdf' | 'image/jpeg'; pages: number; isRead?: boolean }

export const photo = async (width = 600, height = 400): Promise<Bytes> => ({
  bytes: await sharp({ create: { width, height, channels: 3, background: '#336699' } })
    .jpeg()
    .toBuffer(),
  mediaType: 'image/jpeg',
  pages: 1,
})

/** As uploads are kept: a PDF of pictures. */
export async function album(pages: number, jpeg: Uint8Array): Promise<Bytes> {
  const bound = await bindPages(Array(pages).fill(jpeg), 'application/pdf')
  return { ...bound, pages, isRead: true }
}

/** A document of blank pages. */
export const letter = async (pages = 1): Promise<Bytes> => {
  const background = '#ffffff'
  const paper = await sharp({ create: { width: 620, height: 877, channels: 3, background } })
    .jpeg()
    .toBuffer()
  return album(pages, paper)
}

/** From before documents were made of pictures. Each page contains its own number. */
export async function strangersPdf(pages = 1, text = 'Letter'): Promise<Bytes> {
  const document = await PDFDocument.create()
  for (let page = 1; page <= pages; page++)
    document.addPage([595, 842]).drawText(`${text} ${page}`, { x: 50, y: 700, size: 20 })
  return { bytes: Buffer.from(await document.save()), mediaType: 'application/pdf', pages }
}

/** The API with verified files of the tenant area that are shared with an owner. */
export async function startCompleteFiles(environment: Record<string, string> = {}) {
  const api = await startApplications(environment)
  const { sql, deps, call, newLandlord } = api

  async function insert(table: string, given: Given): Promise<string> {
    const columns = Object.keys(given)
    const values = columns.map((_, index) => `$${index + 1}`)
    const rows = await sql(`insert into ${table} (${columns}) values (${values}) returning *`, Object.values(given))
    return rows[0].id
  }

  /** The rows that an upload and a verdict leave. */
  async function addDocument(holder: Holder, category: string, given: Bytes, other: Given = {}): Promise<string> {
    const id = randomUUID()
    const { sealed, wrappedKey, keyId } = deps.documents.keyring.seal(given.bytes, id)
    const storeKey = randomBytes(16).toString('hex')
    await deps.documents.store.put(storeKey as never, sealed)
    return insert('document', {
      id,
      ...holder,
      category,
      file_name: 'canary-of-a-name.pdf',
      media_type: given.mediaType,
      size: given.bytes.length,
      pages: given.pages,
      is_read: given.isRead ?? false,
      status: 'ACCEPTED',
      checked_at: '2026-11-11T09:00:00Z',
      created_at: deps.clock(),
      store_key: storeKey,
      wrapped_key: wrappedKey,
      key_id: keyId,
      ...other,
    })
  }

  const addTenant = (fileId: string, position: number, given: Given = {}) =>
    insert('tenant', {
      rental_file_id: fileId,
      tenant_type: position === 0 ? 'CREATE' : 'JOIN',
      position,
      first_name: 'Ana',
      last_name: 'Durand',
      email: `ana-${randomUUID()}@example.org`,
      situation: 'PERMANENT_CONTRACT',
      monthly_income_cents: 246_813,
      status: 'VALIDATED',
      ...given,
    })

  /** Recomputes status and totals from the tenants. */
  const settle = (fileId: string) =>
    deps.db.transaction().execute((tx) => settleFile(deps, tx, fileId as RentalFileId, deps.clock()))

  async function newFile(applicationType = 'ALONE'): Promise<string> {
    const [file] = await sql(
      `insert into rental_file (source, application_type, status, total_income_cents, last_update_at, created_at)
       values ('BUNDLED', $1, 'INCOMPLETE', 0, $2, $2) returning id`,
      [applicationType, deps.clock()],
    )
    return file.id
  }

  /** Shares a file with an owner; returns the application's id and token. */
  async function show(fileId: string, propertyId: string): Promise<{ id: string; token: string }> {
    const token = deps.newToken()
    const id = await insert('application', {
      property_id: propertyId,
      rental_file_id: fileId,
      file_status: (await sql('select status from rental_file where id = $1', [fileId]))[0].status,
      token,
      created_at: deps.clock(),
      consented_at: deps.clock(),
      consent_version: 1,
      consent_language: 'fr',
      access_ends_on: '2026-12-12',
      purged_on: '2027-03-12',
    })
    return { id, token }
  }

  /** A single tenant with a verified, shared file. */
  async function newShown(given: Given = {}) {
    const owner = await newLandlord()
    const fileId = await newFile()
    const tenantId = await addTenant(fileId, 0, given)
    await settle(fileId)
    const { id, token } = await show(fileId, owner.property.id)
    return { owner, fileId, tenantId, id, token }
  }

  type Shown = { owner: { user: PeerUser }; id: string }
  /** Signs in again, because a test may have passed the lifetime of a token. */
  const bearerOf = async ({ owner }: Shown) => (await api.signIn(owner.user)).bearer
  /** The application as its owner reads it. */
  const open = async (shown: Shown) =>
    call('GET', `/property/tenant/${shown.id}/file`, { bearer: await bearerOf(shown) })
  /** Asks for the ticket of a document, or of the whole file. */
  const grant = async (shown: Shown, documentId?: string, headers: Record<string, string> = {}) =>
    call('POST', `/property/tenant/${shown.id}/file/download`, {
      bearer: await bearerOf(shown),
      headers,
      body: documentId ? { documentId } : {},
    })
  /** Asks for a ticket and follows it; the refusal when there is none. */
  const give = async (shown: Shown, documentId?: string, headers: Record<string, string> = {}) => {
    const granted = await grant(shown, documentId, headers)
    return granted.statusCode === 200 ? get(`/file/download/${granted.json().ticket}`) : granted
  }
  /** Makes a viewing link; returns its token and id. */
  const makeLink = async (shown: Shown, recipient = 'Mon associée') => {
    const bearer = await bearerOf(shown)
    const made = await call('POST', `/property/tenant/${shown.id}/links`, { bearer, body: { recipient } })
    const { token, viewingLinks } = made.json()
    return { token: token as string, linkId: viewingLinks[0].id as string }
  }

  const get = (path: string, headers: Record<string, string> = {}, ip?: string) =>
    call('GET', path, { headers, ...(ip && { ip }) })
  return {
    ...api,
    insert,
    addDocument,
    addTenant,
    settle,
    newFile,
    show,
    newShown,
    get,
    bearerOf,
    open,
    grant,
    give,
    makeLink,
  }
}
