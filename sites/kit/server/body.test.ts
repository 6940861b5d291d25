import { brotliDecompressSync, gunzipSync } from 'node:zlib'
import { describe, expect, it } from 'vitest'
import { type Body, chooseEncoding, createBody } from './body.ts'

const text = '<p>été</p>'.repeat(50)

describe('createBody', () => {
  it('keeps the same content in every encoding', async () => {
    const { content, type } = await createBody('text/html', text)
    expect(type).toBe('text/html')
    expect(content.identity.toString()).toBe(text)
    expect(brotliDecompressSync(content.br ?? '').toString()).toBe(text)
    expect(gunzipSync(content.gzip ?? '').toString()).toBe(text)
  })

  it('has a different ETag for different content', async () => {
    const [one, same, other] = await Promise.all(['a', 'a', 'b'].map((it) => createBody('text/plain', it)))
    expect(one?.tag).toBe(same?.tag)
    expect(one?.tag).not.toBe(other?.tag)
  })
})

describe('chooseEncoding', () => {
  const buffer = Buffer.from('x')
  const all: Body = { type: '', tag: '', content: { identity: buffer, br: buffer, gzip: buffer } }
  const plain: Body = { type: '', tag: '', content: { identity: buffer } }

  it.each([
    ['gzip, deflate, br, zstd', 'br'],
    ['gzip, deflate', 'gzip'],
    ['GZIP', 'gzip'],
    ['br;q=0, gzip;q=0.5', 'gzip'],
    ['br;q=0.1', 'br'],
    ['*', 'br'],
    ['*;q=0', 'identity'],
    ['br;q=abc', 'identity'],
    ['identity', 'identity'],
    ['', 'identity'],
    [undefined, 'identity'],
  ])('%s: %s', (header, encoding) => {
    expect(chooseEncoding(header, all)).toBe(encoding)
    expect(chooseEncoding(header, plain)).toBe('identity')
  })
})
