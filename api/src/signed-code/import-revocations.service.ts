import type { Db } from '#platform/database/db.ts'
import { readCertificate } from './read-certificate.ts'
import { isRevocationListOf, readRevocationList } from './read-crl.ts'
import { splitPem } from './split-pem.ts'
import { type FileImport, ImportRefused } from './trust-import.ts'
import {
  findRevocationList,
  insertRevocations,
  listAuthorityCertificates,
  saveRevocationList,
} from './trust-list.repository.ts'

/** A revocation list that an authority of the trust list has signed, and that is not older than the last one. */
export async function importRevocations(tx: Db, bytes: Buffer): Promise<FileImport> {
  const fromPem = splitPem(bytes, 'X509 CRL')
  const all = fromPem.length > 0 ? fromPem : [bytes]
  const lines: string[] = []
  let added = 0
  for (const der of all) {
    const done = await importOne(tx, der)
    lines.push(done.line)
    added += done.added
  }
  return { lines, added, removed: 0 }
}

async function importOne(tx: Db, der: Buffer): Promise<{ line: string; added: number }> {
  const list = readRevocationList(der)
  const authorities = await listAuthorityCertificates(tx)
  const authority = authorities.find((row) => isRevocationListOf(list, readCertificate(row.der)))
  if (!authority) throw new ImportRefused('no authority of the list has signed these revocations')
  const latest = await findRevocationList(tx, authority.subjectKey)
  if (latest && list.madeAt < latest.madeAt)
    throw new ImportRefused(`older than the revocations of ${authority.authorityId} that are known`)
  await saveRevocationList(tx, { issuer: authority.subjectKey, madeAt: list.madeAt, nextAt: list.nextAt ?? null })
  const added = await insertRevocations(tx, authority.subjectKey, list.revoked)
  const made = list.madeAt.toISOString().slice(0, 10)
  return {
    line: `revocations of ${authority.authorityId}, ${made}: ${list.revoked.length} in it, ${added} added`,
    added,
  }
}
