import { constants, deflateRawSync, deflateSync } from 'node:zlib'
import { afterEach, describe, expect, it } from 'vitest'
import { pdf } from '#test/sample-files.ts'
import { readInProcess } from './reader.ts'

/** For what ends at a limit. Milliseconds of CPU time and MiB: small, so that a test is short. */
const lowLimits = { time: 4_000, memory: 400 }
/** Twice the CPU time, and the start of a process on a busy machine. */
const longestMs = 80_000

type Object = { dictionary: string; stream?: Buffer }

/** A PDF of the given objects, numbered from 1 on; the first is the catalogue. */
function pdfOf(objects: readonly (string | Object)[]): Buffer {
  const parts: Buffer[] = [Buffer.from('%PDF-1.7\n')]
  const offsets = objects.map((given, index) => {
    const { dictionary, stream } = typeof given === 'string' ? { dictionary: given } : given
    const offset = parts.reduce((sum, part) => sum + part.length, 0)
    const length = stream ? `/Length ${stream.length}` : ''
    parts.push(Buffer.from(`${index + 1} 0 obj\n<<${dictionary}${length}>>\n`))
    if (stream) parts.push(Buffer.from('stream\n'), stream, Buffer.from('\nendstream\n'))
    parts.push(Buffer.from('endobj\n'))
    return offset
  })
  const start = parts.reduce((sum, part) => sum + part.length, 0)
  const entries = offsets.map((offset) => `${String(offset).padStart(10, '0')} 00000 n \n`).join('')
  parts.push(
    Buffer.from(
      `xref\n0 ${objects.length + 1}\n0000000000 65535 f \n${entries}trailer\n<</Size ${objects.length + 1}/Root 1 0 R>>\nstartxref\n${start}\n%%EOF`,
    ),
  )
  return Buffer.concat(parts)
}

/** One page that draws `content`; what it needs is numbered from 5 on. */
const onePage = (content: string, resources: string, ...more: (string | Object)[]) =>
  pdfOf([
    '/Type/Catalog/Pages 2 0 R',
    '/Type/Pages/Kids[3 0 R]/Count 1',
    `/Type/Page/Parent 2 0 R/MediaBox[0 0 595 842]/Contents 4 0 R/Resources<<${resources}>>`,
    { dictionary: '', stream: Buffer.from(content) },
    ...more,
  ])

/** Symbols of a size that nobody has, and segments that refer to each other. */
function jbig2(): Buffer {
  const segment = (number: number, type: number, data: Buffer, refersTo: number[] = []) => {
    const head = Buffer.alloc(11 + refersTo.length)
    head.writeUInt32BE(number, 0)
    head[4] = type
    head[5] = refersTo.length << 5
    for (const [index, other] of refersTo.entries()) head[6 + index] = other
    head[6 + refersTo.length] = 1
    head.writeUInt32BE(data.length, 7 + refersTo.length)
    return Buffer.concat([head, data])
  }
  const page = Buffer.alloc(19)
  page.writeUInt32BE(0xffff_fff0, 0)
  page.writeUInt32BE(0xffff_fff0, 4)
  const symbols = Buffer.concat([Buffer.from([0, 0, 3, 255, 253, 255, 2, 254, 254, 254]), Buffer.alloc(64, 0xff)])
  const text = Buffer.concat([Buffer.alloc(17, 0xff), Buffer.from([0x0c, 0x09]), Buffer.alloc(64, 0x7f)])
  return Buffer.concat([segment(0, 48, page), segment(1, 0, symbols, [1]), segment(2, 6, text, [1, 2])])
}

/** Forms that draw the next one ten times each: 10^12 dots. */
function nestedForms(): Buffer {
  const depth = 12
  const forms = Array.from({ length: depth }, (_, level): Object => {
    const isLast = level === depth - 1
    const content = isLast ? '0 0 1 1 re f\n' : '/F Do\n'.repeat(10)
    const next = isLast ? '' : `/Resources<</XObject<</F ${6 + level} 0 R>>>>`
    return {
      dictionary: `/Type/XObject/Subtype/Form/BBox[0 0 595 842]${next}`,
      stream: Buffer.from(content),
    }
  })
  return onePage('/F Do', '/XObject<</F 5 0 R>>', ...forms)
}

/** 4 GiB of spaces, compressed twice into some kilobytes. */
function gigabytes(): Buffer {
  const chunk = deflateRawSync(Buffer.alloc(2 ** 26, ' '), { finishFlush: constants.Z_FULL_FLUSH })
  const once = Buffer.concat([Buffer.from([0x78, 0x9c]), ...Array(64).fill(chunk), Buffer.from([3, 0])])
  return pdfOf([
    '/Type/Catalog/Pages 2 0 R',
    '/Type/Pages/Kids[3 0 R]/Count 1',
    '/Type/Page/Parent 2 0 R/MediaBox[0 0 595 842]/Contents 4 0 R',
    { dictionary: '/Filter[/FlateDecode/FlateDecode]', stream: deflateSync(once) },
  ])
}

/** A TrueType font whose tables lie outside of it, on top of each other, or are said to be huge. */
function brokenFont(): Buffer {
  const names = ['cmap', 'glyf', 'head', 'hhea', 'hmtx', 'loca', 'maxp', 'post', 'fpgm', 'prep']
  const head = Buffer.alloc(12 + 16 * names.length)
  head.writeUInt32BE(0x0001_0000, 0)
  head.writeUInt16BE(names.length, 4)
  for (const [index, name] of names.entries()) {
    const at = 12 + 16 * index
    head.write(name, at, 'latin1')
    head.writeUInt32BE(index % 2 ? 0xffff_fff0 : 12, at + 8)
    head.writeUInt32BE(index % 3 ? 0x7fff_ffff : 60, at + 12)
  }
  const text = 'BT /F 24 Tf 50 700 Td (Bulletin de paie) Tj ET'
  return onePage(
    text,
    '/Font<</F 5 0 R>>',
    '/Type/Font/Subtype/TrueType/BaseFont/Broken/FirstChar 0/LastChar 255/FontDescriptor 6 0 R',
    '/Type/FontDescriptor/FontName/Broken/Flags 4/FontBBox[-9e9 -9e9 9e9 9e9]/FontFile2 7 0 R',
    { dictionary: `/Length1 ${head.length}`, stream: Buffer.concat([head, Buffer.alloc(2_000, 0xff)]) },
  )
}

/** The tree has itself as a branch, and says that it has many pages. */
const endlessTree = (count: number) =>
  pdfOf([
    '/Type/Catalog/Pages 2 0 R',
    `/Type/Pages/Kids[2 0 R 3 0 R 2 0 R]/Count ${count}/Parent 2 0 R`,
    '/Type/Page/Parent 2 0 R/MediaBox[0 0 595 842]',
  ])

const outcomeOf = (bytes: Buffer, limits?: typeof lowLimits): Promise<string> =>
  readInProcess(bytes, limits).then(
    ({ pages }) => `${pages.length} drawn`,
    (error) => error.code,
  )

describe('a hostile file', () => {
  afterEach(async () => {
    expect((await readInProcess(await pdf(1))).pages, 'the next document').toHaveLength(1)
  })

  it.each<[string, () => Buffer, string, typeof lowLimits?]>([
    [
      'a JBIG2 picture with impossible sizes',
      () =>
        onePage('595 0 0 842 0 0 cm /P Do', '/XObject<</P 5 0 R>>', {
          dictionary:
            '/Type/XObject/Subtype/Image/Width 20000/Height 20000/BitsPerComponent 1/ColorSpace/DeviceGray/Filter/JBIG2Decode',
          stream: jbig2(),
        }),
      '1 drawn',
    ],
    ['forms inside forms, a million million of them', nestedForms, 'DocumentUnreadable', lowLimits],
    ['a stream that inflates to gigabytes', gigabytes, 'DocumentUnreadable', lowLimits],
    ['a font with broken tables', brokenFont, '1 drawn'],
    ['a page tree that contains itself', () => endlessTree(3), 'DocumentUnreadable', lowLimits],
    ['a page tree that says it has a thousand million pages', () => endlessTree(1_000_000_000), '1 drawn'],
  ])(
    '%s',
    async (_, make, outcome, limits) => {
      const began = performance.now()
      const before = process.memoryUsage().rss
      const bytes = make()
      expect(bytes.length).toBeLessThan(100_000)
      expect(await outcomeOf(bytes, limits)).toBe(outcome)
      expect(performance.now() - began).toBeLessThan(longestMs)
      expect(process.memoryUsage().rss - before).toBeLessThan(300 * 2 ** 20)
    },
    120_000,
  )
})
