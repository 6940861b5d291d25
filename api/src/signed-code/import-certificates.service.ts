import type { Db } from '#platform/database/db.ts'
import { maySignCodes } from './is-signed.ts'
import { type Certificate, isIssuedBy, readCertificate } from './read-certificate.ts'
import { MalformedDer } from './read-der.ts'
import { splitCertificates } from './split-pem.ts'
import type { FileImport } from './trust-import.ts'
import { insertCertificate, listAuthorityCertificates } from './trust-list.repository.ts'

type Authority = { id: string; certificate: Certificate }

/** Certificates that an authority of the list has signed. Others are named and left out: bundles have them. */
export async function importCertificates(tx: Db, bytes: Buffer): Promise<FileImport> {
  const authorities = (await listAuthorityCertificates(tx)).map(({ authorityId, der }) => ({
    id: authorityId,
    certificate: readCertificate(der),
  }))
  const all = splitCertificates(bytes)
  if (all.length === 0) throw new MalformedDer('no certificate')
  const lines: string[] = []
  let [added, known] = [0, 0]
  for (const der of all) {
    const certificate = readCertificate(der)
    const issuer = authorities.find((authority) => isIssuedBy(certificate, authority.certificate))
    const reason = reasonAgainst(certificate, issuer)
    if (!issuer || reason) lines.push(`left out ${certificate.commonName || 'one without a name'}: ${reason}`)
    else if (await insertCertificate(tx, rowOf(certificate, issuer))) added++
    else known++
  }
  return { lines: [`${all.length} certificates: ${added} added, ${known} known before`, ...lines], added, removed: 0 }
}

function reasonAgainst(certificate: Certificate, issuer: Authority | undefined): string | undefined {
  if (certificate.isAuthority) return 'authorities come from the list'
  if (!issuer) return 'no authority of the list has signed it'
  if (!/^[A-Z0-9]{4}$/.test(certificate.commonName)) return 'its name has not the four characters of a code'
  return maySignCodes(certificate.x509.publicKey) ? undefined : 'its key is not P-256, P-384 or P-521'
}

const rowOf = ({ sha256, serial, der, subjectKey, x509, commonName }: Certificate, issuer: Authority) => ({
  sha256,
  authorityId: issuer.id,
  signerId: commonName,
  issuer: issuer.certificate.sha256,
  serial,
  der,
  subjectKey,
  validFrom: x509.validFromDate,
  validUntil: x509.validToDate,
})
