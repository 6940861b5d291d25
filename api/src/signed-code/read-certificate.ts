import { createHash, X509Certificate } from 'node:crypto'
import { type DerSignature, isSignedWith, readAlgorithm } from './der-signature.ts'
import {
  type DerElement,
  derTags,
  expectTag,
  MalformedDer,
  readBitString,
  readElements,
  readSequence,
  readSerial,
  readText,
} from './read-der.ts'

export type Certificate = DerSignature & {
  der: Buffer
  sha256: Buffer
  serial: string
  /** DER: names are the same when their bytes are. */
  subject: Buffer
  issuer: Buffer
  /** The last part of its name; of a signer the four characters by which codes name it. */
  commonName: string
  /** Whose certificate it is; of several the first, without one the common name. */
  organisation: string
  /** SHA-256 of subject and public key. */
  subjectKey: Buffer
  isAuthority: boolean
  x509: X509Certificate
}

const longestName = 200
/** 2.5.4.10. */
const organisationType = Buffer.from('55040a', 'hex')

const contextTag = (n: number) => 0xa0 | n

/** Throws MalformedDer. OpenSSL reads the key and the extensions; the names and the signed bytes are read here. */
export function readCertificate(der: Buffer): Certificate {
  const [body, algorithm, signature, ...more] = readSequence(der)
  const fields = readElements(expectTag(body, derTags.sequence).content)
  // version 1 has no such element
  const [serial, , issuer, , ...rest] = fields[0]?.tag === contextTag(0) ? fields.slice(1) : fields
  const [subject, publicKey] = [expectTag(rest[0], derTags.sequence), expectTag(rest[1], derTags.sequence)]
  if (!body || !algorithm || more.length > 0) throw new MalformedDer('not a certificate')
  const x509 = parseX509(der)
  const commonName = x509.subject.match(/^CN=(.*)$/m)?.[1] ?? ''
  return {
    der,
    sha256: createHash('sha256').update(der).digest(),
    serial: readSerial(serial),
    subject: subject.bytes,
    issuer: expectTag(issuer, derTags.sequence).bytes,
    commonName,
    organisation: findOrganisation(subject) || commonName,
    subjectKey: createHash('sha256').update(subject.bytes).update(publicKey.bytes).digest(),
    isAuthority: x509.ca,
    x509,
    signed: body.bytes,
    algorithm: readAlgorithm(expectTag(algorithm, derTags.sequence)),
    signature: readBitString(signature),
  }
}

/** Empty without one. Not by `x509.subject`, which has escapes. */
function findOrganisation(subject: DerElement): string {
  const attributes = readElements(subject.content).flatMap(({ content }) => readElements(content))
  const [, name] =
    attributes.map(({ content }) => readElements(content)).find(([type]) => type?.content.equals(organisationType)) ??
    []
  return readText(name).trim().slice(0, longestName)
}

function parseX509(der: Buffer): X509Certificate {
  try {
    return new X509Certificate(der)
  } catch (error) {
    throw new MalformedDer('not a certificate', { cause: error })
  }
}

/** Name, key usage and signature. Not whether either was valid at some time. */
export const isIssuedBy = (certificate: Certificate, authority: Certificate): boolean =>
  authority.isAuthority &&
  certificate.issuer.equals(authority.subject) &&
  certificate.x509.checkIssued(authority.x509) &&
  isSignedWith(authority.x509.publicKey, certificate)
