import { describe, expect, it } from 'vitest'
import { signS3 } from './s3-signature.ts'

const credentials = {
  region: 'us-east-1',
  accessKeyId: 'AKIAIOSFODNN7EXAMPLE',
  secretAccessKey: 'wJalrXUtnFEMI/K7MDENG/bPxRfiCYEXAMPLEKEY',
}
const now = new Date('2013-05-24T00:00:00Z')
const signatureOf = (headers: Record<string, string>) => headers['authorization']?.split('Signature=')[1]

/** docs.aws.amazon.com, "Signature Calculations for the Authorization Header", with its published signatures. */
describe('the published examples', () => {
  it('GET Bucket Lifecycle', () => {
    const url = new URL('https://examplebucket.s3.amazonaws.com/?lifecycle')
    expect(signS3(credentials, { method: 'GET', url, now })).toEqual({
      host: 'examplebucket.s3.amazonaws.com',
      'x-amz-content-sha256': 'e3b0c44298fc1c149afbf4c8996fb92427ae41e4649b934ca495991b7852b855',
      'x-amz-date': '20130524T000000Z',
      authorization:
        'AWS4-HMAC-SHA256 Credential=AKIAIOSFODNN7EXAMPLE/20130524/us-east-1/s3/aws4_request,SignedHeaders=host;x-amz-content-sha256;x-amz-date,Signature=fea454ca298b7da1c68078a5d1bdbfbbe0d65c699e0f91ac7a200a0136783543',
    })
  })

  it('GET Bucket (List Objects), with a query', () => {
    const url = new URL('https://examplebucket.s3.amazonaws.com/?prefix=J&max-keys=2')
    expect(signatureOf(signS3(credentials, { method: 'GET', url, now }))).toBe(
      '34b48302e7b5fa45bde8084f4b7868a86f0a534bc59db6670ed5711ef69dc6f7',
    )
  })

  it('PUT Object, with further headers', () => {
    const headers = { date: 'Fri, 24 May 2013 00:00:00 GMT', 'x-amz-storage-class': 'REDUCED_REDUNDANCY' }
    const url = new URL('https://examplebucket.s3.amazonaws.com/test%24file.text')
    const body = Buffer.from('Welcome to Amazon S3.')
    expect(signatureOf(signS3(credentials, { method: 'PUT', url, body, headers, now }))).toBe(
      '98ad721746da40c64f1a55b78f14c238d841ea1380cd77a1b5971af0ece108bd',
    )
  })
})

it('encodes a query as S3 does, not as a form does', () => {
  const sign = (query: string) =>
    signatureOf(signS3(credentials, { method: 'GET', url: new URL(`https://s3.example/b?${query}`), now }))
  expect(sign('token=a+b~*')).toBe(sign('token=a%20b%7E%2A'))
  expect(sign('token=a%2Bb')).not.toBe(sign('token=a+b'))
})
