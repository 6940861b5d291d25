import fc from 'fast-check'
import sharp from 'sharp'
import { describe, expect, it } from 'vitest'
import { canary, photograph } from '#test/sample-files.ts'
import { withoutMetadata } from './jpeg-metadata.ts'

describe('a JPEG inside a PDF', () => {
  it('loses its metadata, and not a pixel', async () => {
    const given = await photograph()
    const bare = withoutMetadata(given)
    expect([given.includes(canary), Buffer.from(bare).includes(canary)]).toEqual([true, false])
    expect(await sharp(bare).raw().toBuffer()).toEqual(await sharp(given).raw().toBuffer())
    expect(withoutMetadata(bare)).toEqual(bare)
  })

  it('that is invalid stays unchanged', () => {
    fc.assert(
      fc.property(fc.uint8Array({ maxLength: 200 }), (given) => {
        expect(withoutMetadata(given).length).toBeLessThanOrEqual(given.length)
        const headed = new Uint8Array([0xff, 0xd8, 0xff, 0xe1, ...given])
        expect(withoutMetadata(headed).length).toBeLessThanOrEqual(headed.length)
      }),
    )
  })
})
