import { createHash, createHmac } from 'node:crypto'

export type S3Credentials = { region: string; accessKeyId: string; secretAccessKey: string }

type Signed = { method: 'GET' | 'PUT' | 'DELETE'; url: URL; body: Uint8Array; now: Date }

const sha256 = (data: string | Uint8Array) => createHash('sha256').update(data).digest('hex')
const hmac = (key: string | Buffer, text: string) => createHmac('sha256', key).update(text).digest()

/** AWS Signature Version 4 for S3 (docs.aws.amazon.com, "Authenticating Requests: Using the Authorization Header"). */
export function signS3(credentials: S3Credentials, { method, url, body, now }: Signed): Record<string, string> {
  const { region, accessKeyId, secretAccessKey } = credentials
  const time = now.toISOString().replaceAll(/[-:]|\.\d+/g, '')
  const day = time.slice(0, 8)
  const bodyHash = sha256(body)
  const headers = { host: url.host, 'x-amz-content-sha256': bodyHash, 'x-amz-date': time }

  const names = Object.keys(headers).join(';')
  const lines = Object.entries(headers).map(([name, value]) => `${name}:${value}\n`)
  const query = new URLSearchParams(url.search)
  query.sort()
  const request = [method, url.pathname, query, lines.join(''), names, bodyHash].join('\n')
  const scope = `${day}/${region}/s3/aws4_request`
  const text = ['AWS4-HMAC-SHA256', time, scope, sha256(request)].join('\n')

  const key = [day, region, 's3', 'aws4_request'].reduce<string | Buffer>(hmac, `AWS4${secretAccessKey}`)
  const signature = createHmac('sha256', key).update(text).digest('hex')
  const authorization = `AWS4-HMAC-SHA256 Credential=${accessKeyId}/${scope},SignedHeaders=${names},Signature=${signature}`
  return { ...headers, authorization }
}
