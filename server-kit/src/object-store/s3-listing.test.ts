import { expect, it } from 'vitest'
import { parseListing } from './s3-listing.ts'

const object = (key: string) =>
  `<Contents><ETag>&quot;x&quot;</ETag><Key>${key}</Key><LastModified>2026-11-12T10:00:00.000Z</LastModified><Size>7</Size><Owner><ID>1</ID></Owner></Contents>`
const listing = (content: string) =>
  `<?xml version="1.0"?>\n<ListBucketResult xmlns="http://s3.amazonaws.com/doc/2006-03-01/">${content}</ListBucketResult>`

it('reads a page and where the next begins', () => {
  const more = '<IsTruncated>true</IsTruncated><NextContinuationToken>a&amp;b+c=</NextContinuationToken>'
  expect(parseListing(listing(`<Name>b</Name>${more}${object('a&#x2F;b')}\n${object('c')}`))).toEqual({
    objects: ['a/b', 'c'].map((key) => ({ key, size: 7, modifiedAt: new Date('2026-11-12T10:00:00Z') })),
    continuation: 'a&b+c=',
  })
})

it('knows the last page, also when an engine sends a token with it', () => {
  const last = '<IsTruncated>false</IsTruncated><NextContinuationToken>x</NextContinuationToken>'
  expect(parseListing(listing(last))).toEqual({ objects: [], continuation: undefined })
  expect(parseListing(listing(''))).toEqual({ objects: [], continuation: undefined })
})

it.each([
  ['an error', '<Error><Code>NoSuchBucket</Code></Error>'],
  ['a page of a proxy', '<html></html>'],
  ['a page cut off without a token', listing('<IsTruncated>true</IsTruncated>')],
])('is no listing: %s', (_, xml) => {
  expect(parseListing(xml)).toBeUndefined()
})
