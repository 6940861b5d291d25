import sharp from 'sharp'
import { describe, expect, it } from 'vitest'
import { canary, emptyPng, pdf, photograph, picture, png } from '#test/sample-files.ts'
import { treatUpload } from './treat-upload.ts'

const failure = (bytes: Buffer) =>
  treatUpload(bytes).then(
    () => 'none',
    (error) => error.code,
  )

describe('the type of a file', () => {
  it('is detected by its bytes', async () => {
    expect(await treatUpload(await png())).toMatchObject({ mediaType: 'image/jpeg', pages: 1 })
    expect(await treatUpload(await photograph())).toMatchObject({ mediaType: 'image/jpeg', pages: 1 })
    expect(await treatUpload(await pdf(2))).toMatchObject({ mediaType: 'application/pdf', pages: 2 })
  })

  it.each([
    ['nothing', ''],
    ['a program', 'MZ\u0090\u0000\u0003'],
    ['another program', '\u007fELF\u0002\u0001'],
    ['a script', '#!/bin/sh\nrm -rf /\n'],
    ['a page', '<!doctype html><script>alert(1)</script>'],
    ['a drawing', '<svg xmlns="http://www.w3.org/2000/svg" onload="alert(1)"/>'],
    ['an archive', 'PK\u0003\u0004'],
    ['another picture', 'GIF89a\u0001\u0000'],
    ['a PDF after something else', '<html>%PDF-1.7\n%%EOF'],
    ['a PDF of no version', '%PDF-x'],
    ['a JPEG after a space', ' \u00ff\u00d8\u00ff'],
  ])('is refused when it is %s', async (_, text) => {
    expect(await failure(Buffer.from(text, 'latin1'))).toBe('DocumentTypeRefused')
  })

  it('is refused when only its beginning is right', async () => {
    const signatures = [Buffer.from([0xff, 0xd8, 0xff]), (await png()).subarray(0, 8), Buffer.from('%PDF-1.7\n')]
    for (const signature of signatures)
      expect(await failure(Buffer.concat([signature, Buffer.from('<script>alert(1)</script>')]))).toBe(
        'DocumentUnreadable',
      )
  })
})

describe('a picture', () => {
  it('loses its location and all other metadata', async () => {
    const given = await photograph()
    expect((await sharp(given).metadata()).exif?.includes('canary')).toBe(true)
    const { bytes } = await treatUpload(given)
    const { exif, xmp, iptc, icc, format } = await sharp(bytes).metadata()
    expect([exif, xmp, iptc, icc, format]).toEqual([undefined, undefined, undefined, undefined, 'jpeg'])
    for (const word of [canary, 'Exif', 'GPS', 'xmp']) expect(bytes.includes(word)).toBe(false)
  })

  it('is rotated upright', async () => {
    const [upright, turned] = [await treatUpload(await photograph(1)), await treatUpload(await photograph(6))]
    expect([(await sharp(upright.bytes).metadata()).width, (await sharp(turned.bytes).metadata()).width]).toEqual([
      600, 400,
    ])
  })

  it('is scaled down to a printed page, and never up', async () => {
    const sizeOf = async (width: number, height: number) => {
      const { bytes } = await treatUpload(await picture(width, height).jpeg().toBuffer())
      const metadata = await sharp(bytes).metadata()
      return [metadata.width, metadata.height]
    }
    expect(await sizeOf(3_500, 10)).toEqual([3_500, 10])
    expect(await sizeOf(7_000, 4_000)).toEqual([3_500, 2_000])
    expect(await sizeOf(1, 1)).toEqual([1, 1])
  })

  it('loses trailing bytes', async () => {
    for (const given of [await photograph(), await png()]) {
      const { bytes } = await treatUpload(Buffer.concat([given, Buffer.from(`PK\u0003\u0004${canary}`)]))
      expect(bytes.includes(canary)).toBe(false)
    }
  })

  it('that is transparent is shown on white', async () => {
    const clear = await sharp({ create: { width: 4, height: 4, channels: 4, background: '#00000000' } })
      .png()
      .toBuffer()
    const { dominant } = await sharp((await treatUpload(clear)).bytes).stats()
    expect(dominant.r).toBeGreaterThan(240)
  })

  it.each([
    ['half', 0.5],
    ['nearly all', 0.95],
  ])('is refused with %s of it', async (_, part) => {
    const noise = {
      width: 300,
      height: 300,
      channels: 3,
      background: '#000000',
      noise: { type: 'gaussian', mean: 128, sigma: 30 },
    } as const
    const full = [await sharp({ create: noise }).jpeg().toBuffer(), await sharp({ create: noise }).png().toBuffer()]
    for (const bytes of full) {
      expect(await failure(bytes)).toBe('none')
      expect(await failure(bytes.subarray(0, bytes.length * part))).toBe('DocumentUnreadable')
    }
  })

  it('that is a decompression bomb is refused', async () => {
    const bomb = emptyPng(30_000, 30_000)
    expect(bomb.length).toBeLessThan(200_000)
    const [began, before] = [performance.now(), process.memoryUsage().rss]
    expect(await failure(bomb)).toBe('DocumentUnreadable')
    expect(performance.now() - began).toBeLessThan(5_000)
    expect(process.memoryUsage().rss - before).toBeLessThan(50 * 2 ** 20)
  })

  it('may have 60 million pixels, and not one line more', async () => {
    expect(await failure(emptyPng(10_000, 6_000))).toBe('none')
    expect(await failure(emptyPng(10_000, 6_001))).toBe('DocumentUnreadable')
  })
})
