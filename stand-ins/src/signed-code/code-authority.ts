import {
  type Curve,
  type KeyPair,
  keyFrom,
  makeCertificate,
  makeRevocationList,
  type Name,
  toPem,
} from './make-certificate.ts'
import { trustListXml } from './trust-list-xml.ts'

const day = (date: string) => new Date(`${date}T00:00:00Z`)

/** The id of the specification for tests: the API refuses it outside one machine. */
export const authorityId = 'FR00'
const organisation = 'Autorité de démonstration'
const authorityName: Name = { commonName: authorityId, organisation }

type SignerPlan = { id: string; curve: Curve; serial: number; from: string; until: string; authority?: string }

/** One certificate for each thing that can be concluded. */
const signerPlans = {
  VALID: { id: 'BC01', curve: 'P-256', serial: 101, from: '2019-01-01', until: '2039-01-01' },
  VALID_P384: { id: 'BC02', curve: 'P-384', serial: 102, from: '2019-01-01', until: '2039-01-01' },
  VALID_P521: { id: 'BC03', curve: 'P-521', serial: 103, from: '2019-01-01', until: '2039-01-01' },
  EXPIRED: { id: 'BC04', curve: 'P-256', serial: 104, from: '2014-01-01', until: '2017-01-01' },
  REVOKED: { id: 'BC05', curve: 'P-256', serial: 105, from: '2019-01-01', until: '2039-01-01' },
  /** Of an authority that no list has. */
  UNKNOWN: { id: 'BC01', curve: 'P-256', serial: 101, from: '2019-01-01', until: '2039-01-01', authority: 'FR98' },
  /** Says that it is BC06 of the authority, which has not signed it. */
  IMPOSTOR: { id: 'BC06', curve: 'P-256', serial: 106, from: '2019-01-01', until: '2039-01-01' },
} as const satisfies Record<string, SignerPlan>
export type SignerName = keyof typeof signerPlans

export type Signer = KeyPair & { authority: string; id: string; curve: Curve; certificate: Buffer }

const keyOf = (words: string, curve: Curve) => keyFrom(`bailclair stand-in ${words}`, curve)
const authorityKey = keyOf('authority', 'P-256')
const otherKey = keyOf('another authority', 'P-256')

const makeSigner = (name: SignerName): Signer => {
  const plan: SignerPlan = signerPlans[name]
  const { id, curve, serial, from, until, authority = authorityId } = plan
  const key = keyOf(`signer ${name}`, curve)
  const certificate = makeCertificate({
    serial,
    subject: { commonName: id, organisation: 'Émetteur de démonstration' },
    issuer: { commonName: authority, organisation },
    publicKey: key.publicKey,
    issuerKey: (name === 'UNKNOWN' || name === 'IMPOSTOR' ? otherKey : authorityKey).privateKey,
    from: day(from),
    until: day(until),
  })
  return { ...key, authority, id, curve, certificate }
}

const authorityCertificate = makeCertificate({
  serial: 1,
  subject: authorityName,
  issuer: authorityName,
  publicKey: authorityKey.publicKey,
  issuerKey: authorityKey.privateKey,
  from: day('2012-01-01'),
  until: day('2045-01-01'),
  isAuthority: true,
})

const names = Object.keys(signerPlans) as SignerName[]
const signers = Object.fromEntries(names.map((name) => [name, makeSigner(name)])) as Record<SignerName, Signer>
/** What a real authority publishes: those it has signed. */
const published = names.filter((name) => name !== 'UNKNOWN' && name !== 'IMPOSTOR')

/**
 * An authority that signs codes of documents, with the files by which a service comes to trust it. Its keys follow from
 * words in this file: whoever trusts it believes everybody.
 */
export const codeAuthority = {
  id: authorityId,
  signers,
  certificate: authorityCertificate,
  /** In the form of the official list (ETSI TS 119 612). */
  trustList: (sequence = 1): string =>
    trustListXml([{ id: authorityId, name: organisation, certificate: authorityCertificate }], sequence),
  /** Certificates of its signers, PEM. */
  certificates: (): string => published.map((name) => toPem(signers[name].certificate, 'CERTIFICATE')).join(''),
  /** DER. */
  revocationList: ({ number = 1, at = day('2026-01-01'), serials = [105] as readonly number[] } = {}): Buffer =>
    makeRevocationList({
      issuer: authorityName,
      issuerKey: authorityKey.privateKey,
      number,
      at,
      until: day('2045-01-01'),
      revoked: serials.map((serial) => ({ serial, at: day('2024-06-01') })),
    }),
  /** Says that it comes from the authority; it does not. */
  forgedRevocationList: (): Buffer =>
    makeRevocationList({
      issuer: authorityName,
      issuerKey: otherKey.privateKey,
      number: 9,
      at: day('2026-06-01'),
      until: day('2045-01-01'),
      revoked: [{ serial: 101, at: day('2026-01-01') }],
    }),
}
