import { expect, it } from 'vitest'
import { signS3 } from './s3-signature.ts'

/** docs.aws.amazon.com, "Signature Calculations for the Authorization Header", example "GET Bucket Lifecycle". */
it('signs the published example as published', () => {
  const credentials = {
    region: 'us-east-1',
    accessKeyId: 'AKIAIOSFODNN7EXAMPLE',
    secretAccessKey: 'wJalrXUtnFEMI/K7MDENG/bPxRfiCYEXAMPLEKEY',
  }
  const url = new URL('https://examplebucket.s3.amazonaws.com/?lifecycle')
  const now = new Date('2013-05-24T00:00:00Z')
  expect(signS3(credentials, { method: 'GET', url, body: new Uint8Array(), now })).toEqual({
    host: 'examplebucket.s3.amazonaws.com',
    'x-amz-content-sha256': 'e3b0c44298fc1c149afbf4c8996fb92427ae41e4649b934ca495991b7852b855',
    'x-amz-date': '20130524T000000Z',
    authorization:
      'AWS4-HMAC-SHA256 Credential=AKIAIOSFODNN7EXAMPLE/20130524/us-east-1/s3/aws4_request,SignedHeaders=host;x-amz-content-sha256;x-amz-date,Signature=fea454ca298b7da1c68078a5d1bdbfbbe0d65c699e0f91ac7a200a0136783543',
  })
})
