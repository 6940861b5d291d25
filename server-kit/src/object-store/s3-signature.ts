import { createHash, createHmac } from 'node:crypto'

export type S3Credentials = { region: string; accessKeyId: string; secretAccessKey: string }

export type S3Method = 'GET' | 'HEAD' | 'PUT' | 'DELETE'

type Signed = {
  method: S3Method
  url: URL
  body?: Uint8Array
  /** More headers to sign, in lower case. */
  headers?: Readonly<Record<string, string>>
  now: Date
}

const nothing = new Uint8Array()
const sha256 = (data: string | Uint8Array) => createHash('sha256').update(data).digest('hex')
const hmac = (key: string | Buffer, text: string) => createHmac('sha256', key).update(text).digest()

/** RFC 3986, as S3 expects it: encodeURIComponent leaves five characters more. */
export const encodeS3 = (text: string) =>
  encodeURIComponent(text).replaceAll(/[!'()*]/g, (char) => `%${char.charCodeAt(0).toString(16).toUpperCase()}`)

/**
 * The headers of a signed request, AWS Signature Version 4 (docs.aws.amazon.com, "Authenticating Requests: Using the
 * Authorization Header"). The engine compares the digest of the body with what it received.
 */
export function signS3(credentials: S3Credentials, given: Signed): Record<string, string> {
  const { region, accessKeyId, secretAccessKey } = credentials
  const { method, url, body = nothing, now } = given
  const time = now.toISOString().replaceAll(/[-:]|\.\d+/g, '')
  const day = time.slice(0, 8)
  const bodyHash = sha256(body)
  const headers = { ...given.headers, host: url.host, 'x-amz-content-sha256': bodyHash, 'x-amz-date': time }

  const sorted = Object.entries(headers).sort(([one], [other]) => (one < other ? -1 : 1))
  const names = sorted.map(([name]) => name).join(';')
  const lines = sorted.map(([name, value]) => `${name}:${value.trim()}\n`).join('')
  const request = [method, url.pathname, canonicalQuery(url), lines, names, bodyHash].join('\n')
  const scope = `${day}/${region}/s3/aws4_request`
  const text = ['AWS4-HMAC-SHA256', time, scope, sha256(request)].join('\n')

  const key = [day, region, 's3', 'aws4_request'].reduce<string | Buffer>(hmac, `AWS4${secretAccessKey}`)
  const signature = createHmac('sha256', key).update(text).digest('hex')
  const authorization = `AWS4-HMAC-SHA256 Credential=${accessKeyId}/${scope},SignedHeaders=${names},Signature=${signature}`
  return { ...headers, authorization }
}

const canonicalQuery = ({ searchParams }: URL) =>
  [...searchParams]
    .map(([name, value]) => `${encodeS3(name)}=${encodeS3(value)}`)
    .sort()
    .join('&')
