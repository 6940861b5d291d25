import sharp from 'sharp'
import { describe, expect, it } from 'vitest'
import { softwareOf } from './picture-software.ts'
import { readInProcess } from './reader.ts'

const paper = () => sharp({ create: { width: 60, height: 80, channels: 3, background: '#eeeeee' } })
const xmp = (content: string) =>
  `<x:xmpmeta xmlns:x="adobe:ns:meta/"><rdf:RDF xmlns:rdf="http://www.w3.org/1999/02/22-rdf-syntax-ns#">${content}</rdf:RDF></x:xmpmeta>`
const exif = (Software: string) => ({ IFD0: { Software } })

/** A text of a PNG, behind its header. */
function withText(png: Buffer, keyword: string, text: string): Buffer {
  const data = Buffer.from(`tEXt${keyword}\0${text}`, 'latin1')
  const chunk = Buffer.alloc(data.length + 8)
  chunk.writeUInt32BE(data.length - 4)
  data.copy(chunk, 4)
  chunk.writeUInt32BE(crc(data), data.length + 4)
  return Buffer.concat([png.subarray(0, 33), chunk, png.subarray(33)])
}
function crc(data: Buffer): number {
  let sum = 0xffffffff
  for (const byte of data) {
    sum ^= byte
    for (let bit = 0; bit < 8; bit++) sum = sum & 1 ? (sum >>> 1) ^ 0xedb88320 : sum >>> 1
  }
  return (sum ^ 0xffffffff) >>> 0
}

describe('the program that a picture names', () => {
  it.each([
    ['EXIF', paper().withExif(exif('Adobe Photoshop 25.1')).jpeg(), 'Adobe Photoshop 25.1'],
    ['EXIF of a few letters', paper().withExif(exif('PS')).jpeg(), 'PS'],
    ['XMP', paper().withXmp(xmp('<rdf:Description xmp:CreatorTool="GIMP 2.10"/>')).jpeg(), 'GIMP 2.10'],
    ['XMP, as an element', paper().withXmp(xmp('<xmp:CreatorTool>Canva</xmp:CreatorTool>')).jpeg(), 'Canva'],
    [
      'both, which differ',
      paper().withExif(exif('iOS 26.1')).withXmp(xmp('<rdf:Description xmp:CreatorTool="Snapseed"/>')).jpeg(),
      'iOS 26.1; Snapseed',
    ],
    [
      'both, which are the same',
      paper().withExif(exif('A')).withXmp(xmp('<xmp:CreatorTool>A</xmp:CreatorTool>')).jpeg(),
      'A',
    ],
    [
      'a long one, cut',
      paper()
        .withExif(exif('x'.repeat(400)))
        .jpeg(),
      'x'.repeat(64),
    ],
    ['control characters', paper().withXmp(xmp('<xmp:CreatorTool>a\u0007\u202eb</xmp:CreatorTool>')).jpeg(), 'ab'],
    ['none', paper().jpeg(), undefined],
  ])('%s', async (_, picture, expected) => {
    expect(await softwareOf(await picture.toBuffer())).toBe(expected)
  })

  // in the process of the reader: other tests of this one block every loader but that of JPEG
  it('is in EXIF and texts of a PNG', async () => {
    const creatorOf = async (png: Buffer) => (await readInProcess(png)).source.creator
    expect(await creatorOf(await paper().withExif(exif('GIMP 2.10')).png().toBuffer())).toBe('GIMP 2.10')
    const png = withText(await paper().png().toBuffer(), 'Software', 'Paint.NET 5.0')
    expect(await creatorOf(png)).toBe('Paint.NET 5.0')
  })

  it('is none when its metadata are broken', async () => {
    const jpeg = await paper().withExif(exif('GIMP 2.10')).jpeg().toBuffer()
    const at = jpeg.indexOf('Exif\0\0')
    // the directory begins behind the end
    jpeg.writeUInt32LE(0xffff, at + 10)
    expect(await softwareOf(jpeg)).toBeUndefined()
  })

  it('is a fact of what was sent, which is not in what is kept', async () => {
    const { source, pages } = await readInProcess(await paper().withExif(exif('GIMP 2.10')).jpeg().toBuffer())
    expect(source).toEqual({ type: 'PICTURE', creator: 'GIMP 2.10' })
    expect(Buffer.from(pages[0]?.jpeg ?? []).includes('GIMP')).toBe(false)
  })
})
