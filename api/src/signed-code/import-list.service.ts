import type { Db } from '#platform/database/db.ts'
import type { Certificate } from './read-certificate.ts'
import { readTrustList, type TrustList } from './read-trust-list.ts'
import { testAuthority } from './test-authority.ts'
import { type FileImport, type ImportOptions, ImportRefused } from './trust-import.ts'
import {
  deleteAuthorities,
  deleteCertificates,
  findLatestList,
  insertCertificate,
  listAuthorities,
  listAuthorityCertificates,
  saveAuthority,
} from './trust-list.repository.ts'

/** Afterwards exactly the authorities of the list are trusted, with exactly its certificates of them. */
export async function importList(tx: Db, bytes: Buffer, options: ImportOptions): Promise<FileImport> {
  const list = readTrustList(bytes.toString('utf8'))
  const before = await listAuthorities(tx)
  const trusted = before.filter(({ id }) => id !== testAuthority || options.allowsTestAuthority)
  await refuseBadList(tx, list, trusted, options)
  const listed = new Set(list.authorities.map(({ id }) => id))
  const gone = before.filter(({ id }) => !listed.has(id))
  await deleteAuthorities(
    tx,
    gone.map(({ id }) => id),
  )
  const removed = await removeCertificates(tx, list)
  const lines: string[] = []
  let added = 0
  for (const authority of list.authorities) {
    await saveAuthority(tx, { id: authority.id, name: authority.name })
    for (const certificate of authority.certificates) {
      const isNew = await insertCertificate(tx, rowOf(authority.id, certificate))
      if (!isNew) continue
      added++
      lines.push(
        `added ${authority.id} ${authority.name}, until ${certificate.x509.validToDate.toISOString().slice(0, 10)}`,
      )
    }
  }
  lines.push(...gone.map(({ id, name }) => `removed ${id} ${name}, with every certificate that it signed`))
  lines.push(...removed.map((id) => `removed a certificate of ${id}, with every certificate that it signed`))
  const summary = `list ${list.sequence} of ${list.madeAt.toISOString().slice(0, 10)}: ${list.authorities.length} authorities, ${added} certificates added`
  return {
    lines: [summary, ...lines],
    added,
    removed: gone.length + removed.length,
    sequence: list.sequence,
    nextAt: list.nextAt,
  }
}

async function refuseBadList(
  tx: Db,
  list: TrustList,
  trusted: readonly { id: string }[],
  { isForced, allowsTestAuthority }: ImportOptions,
): Promise<void> {
  const ids = list.authorities.map(({ id }) => id)
  if (new Set(ids).size < ids.length) throw new ImportRefused('an authority is in the list twice')
  if (ids.includes(testAuthority) && !allowsTestAuthority)
    throw new ImportRefused(`${testAuthority} is the authority for tests, whose key is public`)
  if (isForced) return
  if (ids.length === 0) throw new ImportRefused('no authority of the list may be trusted; --force takes it')
  if (trusted.length > 0 && !trusted.some(({ id }) => ids.includes(id)))
    throw new ImportRefused('the list has none of the authorities that are trusted now; --force takes it')
  const latest = await findLatestList(tx)
  if (latest && list.sequence < (latest.sequence ?? 0))
    throw new ImportRefused(`list ${list.sequence} is older than list ${latest.sequence}; --force takes it`)
}

/** Those that the list no longer has; gives the authorities that they are of. */
async function removeCertificates(tx: Db, list: TrustList): Promise<string[]> {
  const listed = new Set(
    list.authorities.flatMap(({ id, certificates }) =>
      certificates.map(({ sha256 }) => `${id} ${sha256.toString('hex')}`),
    ),
  )
  const gone = (await listAuthorityCertificates(tx)).filter(
    ({ authorityId, sha256 }) => !listed.has(`${authorityId} ${sha256.toString('hex')}`),
  )
  await deleteCertificates(
    tx,
    gone.map(({ sha256 }) => sha256),
  )
  return gone.map(({ authorityId }) => authorityId)
}

const rowOf = (authorityId: string, { sha256, serial, der, subjectKey, x509 }: Certificate) => ({
  sha256,
  authorityId,
  signerId: null,
  issuer: null,
  serial,
  der,
  subjectKey,
  validFrom: x509.validFromDate,
  validUntil: x509.validToDate,
})
