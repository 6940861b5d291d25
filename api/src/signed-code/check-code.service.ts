import { parseCode, type SignedCode } from '@bailclair/domain/signed-code/parse-code.ts'
import type { CodeResult, FoundProblem } from '@bailclair/domain/signed-code/signed-code.schema.ts'
import type { CalendarDate } from '@bailclair/domain/value/calendar-date.ts'
import { todayInParis } from '@bailclair/domain/value/today.ts'
import type { Deps } from '#deps.ts'
import { isSigned } from './is-signed.ts'
import { isIssuedBy, readCertificate } from './read-certificate.ts'
import { testAuthority, trustsTestAuthority } from './test-authority.ts'
import { findAuthority, findSigners } from './trust-list.repository.ts'

export type CheckedCode = {
  result: CodeResult
  /** What makes it unreadable, or notices about its content. */
  problems: readonly FoundProblem[]
  /** Absent when there is no code or it cannot be read. Not to be stored: see keptFieldsOf. */
  code?: SignedCode
  /** The authority that the code names, if it is in the trust list. */
  authorityName?: string
  /** Who signed it, when the signature is right. */
  signerName?: string
}

type Needs = Pick<Deps, 'db' | 'config'>

/** Takes the bytes of one DataMatrix. NO_CODE: it is none of ours, such as that of a post office. */
export async function checkCode(deps: Needs, bytes: Uint8Array): Promise<CheckedCode> {
  const parsed = parseCode(bytes)
  if (parsed.kind === 'NOT_A_CODE') return { result: 'NO_CODE', problems: [] }
  if (parsed.kind === 'UNREADABLE') return { result: 'CODE_UNREADABLE', problems: [{ problem: parsed.problem }] }
  const { code } = parsed
  return { ...(await checkSignature(deps, code)), problems: code.problems, code }
}

/** All 2D-Docs among the codes of a document, each once. None: the document has no code. */
export async function checkCodes(deps: Needs, found: readonly Uint8Array[]): Promise<CheckedCode[]> {
  const different = new Map(found.map((bytes) => [Buffer.from(bytes).toString('latin1'), bytes]))
  const checked: CheckedCode[] = []
  for (const bytes of different.values()) checked.push(await checkCode(deps, bytes))
  return checked.filter(({ result }) => result !== 'NO_CODE')
}

type Signer = Awaited<ReturnType<typeof findSigners>>[number]

/** A wrong signature says more than a certificate that is out of date, so it is looked at first. */
async function checkSignature(
  deps: Needs,
  code: SignedCode,
): Promise<Pick<CheckedCode, 'result' | 'authorityName' | 'signerName'>> {
  const authority = await findTrusted(deps, code.authority)
  if (!authority) return { result: 'AUTHORITY_UNKNOWN' }
  const authorityName = authority.name
  const signers = (await findSigners(deps.db, code.authority, code.certificate)).filter(isOfAuthority)
  if (signers.length === 0) return { result: 'AUTHORITY_UNKNOWN', authorityName }
  const signer = signers.find(({ der }) => isSigned(code, readCertificate(der).x509.publicKey))
  if (!signer) return { result: 'SIGNATURE_DOES_NOT_MATCH', authorityName }
  const named = { authorityName, signerName: readCertificate(signer.der).organisation }
  // whatever the date of the signature: whoever has the key can write any
  if (signer.revokedAt) return { result: 'CERTIFICATE_REVOKED', ...named }
  if (!wasValidOn(signer, code.signedOn)) return { result: 'CERTIFICATE_OUT_OF_DATE', ...named }
  return { result: 'SIGNED_AND_VALID', ...named }
}

/** A database that was tried on one machine has the authority for tests, also when it is used elsewhere later. */
const findTrusted = async (deps: Needs, id: string) =>
  id === testAuthority && !trustsTestAuthority(deps) ? undefined : findAuthority(deps.db, id)

/** Was checked at the import; a row that was changed since is not believed. */
const isOfAuthority = ({ der, authorityDer }: Signer) => isIssuedBy(readCertificate(der), readCertificate(authorityDer))

/** Both certificates, the first and the last day included. */
const wasValidOn = (signer: Signer, day: CalendarDate) =>
  todayInParis(signer.validFrom) <= day &&
  day <= todayInParis(signer.validUntil) &&
  todayInParis(signer.authorityFrom) <= day &&
  day <= todayInParis(signer.authorityUntil)
