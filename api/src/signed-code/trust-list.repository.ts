import { sql } from 'kysely'
import type { Db } from '#platform/database/db.ts'

/** One import at a time; whoever checks a code meanwhile sees the list as it was. */
export async function lockTrustList(tx: Db): Promise<void> {
  await sql`lock table trust_import in share row exclusive mode`.execute(tx)
}

export const listAuthorities = (db: Db) =>
  db.selectFrom('trustAuthority').select(['id', 'name']).orderBy('id').execute()

export const findAuthority = (db: Db, id: string) =>
  db.selectFrom('trustAuthority').select('name').where('id', '=', id).executeTakeFirst()

export async function saveAuthority(tx: Db, authority: { id: string; name: string }): Promise<void> {
  await tx
    .insertInto('trustAuthority')
    .values(authority)
    .onConflict((conflict) => conflict.column('id').doUpdateSet({ name: authority.name }))
    .execute()
}

/** With their certificates. */
export async function deleteAuthorities(tx: Db, ids: readonly string[]): Promise<void> {
  if (ids.length > 0) await tx.deleteFrom('trustAuthority').where('id', 'in', ids).execute()
}

type NewCertificate = {
  sha256: Buffer
  authorityId: string
  signerId: string | null
  issuer: Buffer | null
  serial: string
  der: Buffer
  subjectKey: Buffer
  validFrom: Date
  validUntil: Date
}

/** Whether it is new. */
export async function insertCertificate(tx: Db, certificate: NewCertificate): Promise<boolean> {
  const { numInsertedOrUpdatedRows } = await tx
    .insertInto('trustCertificate')
    .values(certificate)
    .onConflict((conflict) => conflict.column('sha256').doNothing())
    .executeTakeFirst()
  return numInsertedOrUpdatedRows === 1n
}

/** Those of authorities themselves. */
export const listAuthorityCertificates = (db: Db) =>
  db
    .selectFrom('trustCertificate')
    .select(['authorityId', 'sha256', 'der', 'subjectKey', 'validUntil'])
    .where('issuer', 'is', null)
    .orderBy('authorityId')
    .orderBy('validFrom')
    .execute()

/** With what they have signed. */
export async function deleteCertificates(tx: Db, hashes: readonly Buffer[]): Promise<void> {
  if (hashes.length > 0) await tx.deleteFrom('trustCertificate').where('sha256', 'in', hashes).execute()
}

/** Certificates by which a code says that it is signed, each with that of its authority. */
export const findSigners = (db: Db, authorityId: string, signerId: string) =>
  db
    .selectFrom('trustCertificate as signer')
    .innerJoin('trustCertificate as authority', 'authority.sha256', 'signer.issuer')
    .leftJoin('trustRevocation', (join) =>
      join
        .onRef('trustRevocation.issuer', '=', 'authority.subjectKey')
        .onRef('trustRevocation.serial', '=', 'signer.serial'),
    )
    .select([
      'signer.der',
      'signer.validFrom',
      'signer.validUntil',
      'authority.der as authorityDer',
      'authority.validFrom as authorityFrom',
      'authority.validUntil as authorityUntil',
      'trustRevocation.revokedAt',
    ])
    .where('signer.authorityId', '=', authorityId)
    .where('signer.signerId', '=', signerId)
    .execute()

export const findRevocationList = (db: Db, issuer: Buffer) =>
  db.selectFrom('trustRevocationList').select(['madeAt', 'nextAt']).where('issuer', '=', issuer).executeTakeFirst()

type NewRevocationList = { issuer: Buffer; madeAt: Date; nextAt: Date | null }

export async function saveRevocationList(tx: Db, list: NewRevocationList): Promise<void> {
  await tx
    .insertInto('trustRevocationList')
    .values(list)
    .onConflict((conflict) => conflict.column('issuer').doUpdateSet({ madeAt: list.madeAt, nextAt: list.nextAt }))
    .execute()
}

/** How many are new. What is revoked stays so: authorities leave expired certificates out of later lists. */
export async function insertRevocations(
  tx: Db,
  issuer: Buffer,
  revoked: readonly { serial: string; at: Date }[],
): Promise<number> {
  const { numAffectedRows } = await sql`
    insert into trust_revocation (issuer, serial, revoked_at)
    select ${issuer}, serial, min(at) from unnest(
      ${revoked.map(({ serial }) => serial)}::text[], ${revoked.map(({ at }) => at)}::timestamptz[]
    ) as given (serial, at) group by serial
    on conflict (issuer, serial) do nothing`.execute(tx)
  return Number(numAffectedRows ?? 0)
}

type TrustImport = {
  importedAt: Date
  content: 'LIST' | 'CERTIFICATES' | 'REVOCATIONS'
  sha256: Buffer
  sequence: number | null
  nextAt: Date | null
  added: number
  removed: number
}

export async function insertImport(tx: Db, row: TrustImport): Promise<void> {
  await tx.insertInto('trustImport').values(row).execute()
}

export const findLatestList = (db: Db) =>
  db
    .selectFrom('trustImport')
    .select(['importedAt', 'sequence', 'nextAt'])
    .where('content', '=', 'LIST')
    .orderBy('id', 'desc')
    .limit(1)
    .executeTakeFirst()

/** What `npm run trust-list` prints about each certificate of an authority. */
export const describeTrust = (db: Db) =>
  db
    .selectFrom('trustCertificate as authority')
    .innerJoin('trustAuthority', 'trustAuthority.id', 'authority.authorityId')
    .leftJoin('trustRevocationList', 'trustRevocationList.issuer', 'authority.subjectKey')
    .select((by) => [
      'trustAuthority.id',
      'trustAuthority.name',
      'authority.validUntil',
      'trustRevocationList.madeAt as revocationsOf',
      'trustRevocationList.nextAt as revocationsUntil',
      by
        .selectFrom('trustCertificate as signer')
        .whereRef('signer.issuer', '=', 'authority.sha256')
        .select((count) => count.fn.countAll<number>().as('count'))
        .as('signers'),
      by
        .selectFrom('trustRevocation')
        .whereRef('trustRevocation.issuer', '=', 'authority.subjectKey')
        .select((count) => count.fn.countAll<number>().as('count'))
        .as('revoked'),
    ])
    .where('authority.issuer', 'is', null)
    .orderBy('trustAuthority.id')
    .orderBy('authority.validFrom')
    .execute()
