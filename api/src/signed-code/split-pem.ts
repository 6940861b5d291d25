import { MalformedDer, readElements } from './read-der.ts'

/** Linear: what is inside a block has no hyphen. */
const block = (label: string) => new RegExp(`-----BEGIN ${label}-----([A-Za-z0-9+/=\\s]+)-----END ${label}-----`, 'g')

/** The DER of every block with that label. */
export const splitPem = (file: Buffer, label: 'CERTIFICATE' | 'X509 CRL'): Buffer[] =>
  [...file.toString('latin1').matchAll(block(label))].map(([, text = '']) => Buffer.from(text, 'base64'))

/** PEM, DER one after another, or the parts of a certificate store (RFC 4387). */
export function splitCertificates(file: Buffer): Buffer[] {
  const fromPem = splitPem(file, 'CERTIFICATE')
  if (fromPem.length > 0) return fromPem
  if (file.subarray(0, 2).toString('latin1') === '--') return splitParts(file)
  return readElements(file).map(({ bytes }) => bytes)
}

/** multipart/mixed: the first line is the boundary. A part has headers, an empty line, and DER or base64. */
function splitParts(file: Buffer): Buffer[] {
  const text = file.toString('latin1')
  const [boundary = ''] = text.split(/\r?\n/, 1)
  if (boundary.length > 80) throw new MalformedDer('not a list of certificates')
  return text
    .split(boundary)
    .slice(1)
    .filter((part) => !part.startsWith('--'))
    .map((part) => {
      const [, headers = '', body = ''] = part.match(/^\r?\n([\s\S]*?)\r?\n\r?\n([\s\S]*?)\r?\n?$/) ?? []
      const isBase64 = /^content-transfer-encoding: *base64 *$/im.test(headers)
      return isBase64 ? Buffer.from(body, 'base64') : Buffer.from(body, 'latin1')
    })
}
