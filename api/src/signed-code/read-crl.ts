import { type DerSignature, isSignedWith, readAlgorithm } from './der-signature.ts'
import type { Certificate } from './read-certificate.ts'
import {
  type DerElement,
  derTags,
  expectTag,
  MalformedDer,
  readBitString,
  readElements,
  readObjectId,
  readSequence,
  readSerial,
  readTime,
} from './read-der.ts'

export type RevocationList = DerSignature & {
  issuer: Buffer
  madeAt: Date
  nextAt?: Date
  revoked: { serial: string; at: Date }[]
}

const isTime = (element: DerElement | undefined) =>
  element?.tag === derTags.utcTime || element?.tag === derTags.generalizedTime
const extensionsTag = 0xa0

/** Throws MalformedDer. Node has no reader of revocation lists (RFC 5280, section 5). */
export function readRevocationList(der: Buffer): RevocationList {
  const [body, algorithm, signature, ...more] = readSequence(der)
  if (!body || !algorithm || more.length > 0) throw new MalformedDer('not a revocation list')
  const fields = readElements(expectTag(body, derTags.sequence).content)
  const hasVersion = fields[0]?.tag === derTags.integer
  const [inner, issuer, madeAt, ...rest] = hasVersion ? fields.slice(1) : fields
  if (!inner || !expectTag(inner, derTags.sequence).bytes.equals(algorithm.bytes))
    throw new MalformedDer('two algorithms of one signature')
  const nextAt = isTime(rest[0]) ? rest.shift() : undefined
  const entries = rest[0]?.tag === derTags.sequence ? rest.shift() : undefined
  const extensions = rest[0]?.tag === extensionsTag ? rest.shift() : undefined
  if (rest.length > 0) throw new MalformedDer('not a revocation list')
  if (extensions) refuseCritical(readSequence(extensions.content))
  return {
    issuer: expectTag(issuer, derTags.sequence).bytes,
    madeAt: readTime(madeAt),
    ...(nextAt && { nextAt: readTime(nextAt) }),
    revoked: entries ? readElements(entries.content).map(readEntry) : [],
    signed: body.bytes,
    algorithm: readAlgorithm(expectTag(algorithm, derTags.sequence)),
    signature: readBitString(signature),
  }
}

function readEntry(entry: DerElement): { serial: string; at: Date } {
  const [serial, at, extensions, ...more] = readElements(expectTag(entry, derTags.sequence).content)
  if (more.length > 0) throw new MalformedDer('not a revoked certificate')
  if (extensions) refuseCritical(readElements(expectTag(extensions, derTags.sequence).content))
  return { serial: readSerial(serial), at: readTime(at) }
}

/** Critical: a list of changes, of some reasons or of another issuer. Its entries would mean something else. */
function refuseCritical(extensions: readonly DerElement[]): void {
  for (const extension of extensions) {
    const [id, critical] = readElements(expectTag(extension, derTags.sequence).content)
    const isCritical = critical?.tag === derTags.boolean && critical.content[0] !== 0
    if (isCritical) throw new MalformedDer(`extension ${readObjectId(id)} is not supported`)
  }
}

export const isRevocationListOf = (list: RevocationList, authority: Certificate): boolean =>
  list.issuer.equals(authority.subject) && isSignedWith(authority.x509.publicKey, list)
