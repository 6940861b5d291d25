import { type Certificate, readCertificate } from './read-certificate.ts'
import { MalformedXml, readXml, type XmlElement } from './read-xml.ts'

export type TrustList = {
  /** Grows with each list. */
  sequence: number
  madeAt: Date
  nextAt?: Date
  authorities: { id: string; name: string; certificates: Certificate[] }[]
}

const namespace = 'http://uri.etsi.org/02231/v2#'
const services = 'http://uri.etsi.org/TrstSvc/'
const certificateAuthority = `${services}Svctype/CA/PKC`
const trusted = ['inaccord', 'granted'].flatMap((status) => [
  `${services}Svcstatus/${status}`,
  `${services}TrustedList/Svcstatus/${status}`,
])

const childrenOf = (element: XmlElement | undefined, name: string) =>
  element?.children.filter((child) => child.name === `{${namespace}}${name}`) ?? []

/** Every element that a path leads to. */
const find = (element: XmlElement | undefined, ...path: string[]): XmlElement[] =>
  path.reduce<XmlElement[]>((found, name) => found.flatMap((one) => childrenOf(one, name)), element ? [element] : [])

const textAt = (element: XmlElement | undefined, ...path: string[]) => find(element, ...path)[0]?.text.trim() ?? ''

/** Throws MalformedXml or MalformedDer. Takes the form of ETSI TS 119 612; its signature is not checked (decision 253). */
export function readTrustList(text: string): TrustList {
  const root = readXml(text)
  if (root.name !== `{${namespace}}TrustServiceStatusList`) throw new MalformedXml('not a trust list')
  const [scheme] = childrenOf(root, 'SchemeInformation')
  const nextAt = textAt(scheme, 'NextUpdate', 'dateTime')
  return {
    sequence: readSequenceNumber(textAt(scheme, 'TSLSequenceNumber')),
    madeAt: readDateTime(textAt(scheme, 'ListIssueDateTime')),
    ...(nextAt && { nextAt: readDateTime(nextAt) }),
    authorities: find(root, 'TrustServiceProviderList', 'TrustServiceProvider').flatMap(readAuthority),
  }
}

/** None when no service of it may be trusted any more. */
function readAuthority(provider: XmlElement): TrustList['authorities'] {
  const id = textAt(provider, 'TSPInformation', 'TSPTradeName', 'Name')
  if (!/^[A-Z0-9]{4}$/.test(id)) throw new MalformedXml('a provider without an id of four characters')
  const certificates = find(provider, 'TSPServices', 'TSPService', 'ServiceInformation')
    .filter((service) => textAt(service, 'ServiceTypeIdentifier') === certificateAuthority)
    .filter((service) => trusted.includes(textAt(service, 'ServiceStatus')))
    .flatMap((service) => find(service, 'ServiceDigitalIdentity', 'DigitalId', 'X509Certificate'))
    .map(({ text }) => readCertificate(Buffer.from(text, 'base64')))
  if (certificates.some(({ isAuthority }) => !isAuthority)) throw new MalformedXml(`${id} is no authority`)
  const name = textAt(provider, 'TSPInformation', 'TSPName', 'Name').slice(0, 200) || id
  return certificates.length > 0 ? [{ id, name, certificates }] : []
}

function readSequenceNumber(text: string): number {
  if (!/^\d{1,15}$/.test(text)) throw new MalformedXml('a list without its number')
  return Number(text)
}

function readDateTime(text: string): Date {
  const at = new Date(text)
  if (!/^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d(\.\d+)?(Z|[+-]\d\d:\d\d)$/.test(text) || Number.isNaN(at.getTime()))
    throw new MalformedXml('a time that does not exist')
  return at
}
