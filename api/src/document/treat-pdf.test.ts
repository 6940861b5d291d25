import { deflateSync } from 'node:zlib'
import { degrees, PDFDict, PDFDocument, PDFName, PDFRawStream, PDFString } from '@cantoo/pdf-lib'
import sharp from 'sharp'
import { describe, expect, it } from 'vitest'
import { canary, pdf, pdfWith, photograph, script } from '#test/sample-files.ts'
import { treatPdf } from './treat-pdf.ts'

const failure = (work: Promise<unknown>) => work.then(() => 'none').catch((error) => error.code)
const load = (bytes: Buffer) => PDFDocument.load(bytes, { updateMetadata: false })
const objectsOf = (document: PDFDocument) => document.context.enumerateIndirectObjects().map(([, object]) => object)
/** Everything in it as text, streams uncompressed. */
const textOf = async (bytes: Buffer) =>
  Buffer.from(await (await load(bytes)).save({ useObjectStreams: false })).toString('latin1')

describe('a PDF', () => {
  it('turns every page by a quarter, on top of its own turn', async () => {
    const given = await PDFDocument.create()
    given.addPage([300, 400])
    given.addPage([300, 400]).setRotation(degrees(270))
    const { bytes } = await treatPdf(Buffer.from(await given.save()), { quarterTurns: 1 })
    expect((await load(bytes)).getPages().map((page) => page.getRotation().angle % 360)).toEqual([90, 0])
  })

  it('keeps its pages and loses its metadata', async () => {
    const given = await pdf(2)
    const { bytes, pages } = await treatPdf(given)
    const [before, after] = [await load(given), await load(bytes)]
    expect(before.getAuthor()).toBe(canary)
    expect([pages, after.getPageCount(), after.getPage(1).getSize()]).toEqual([2, 2, { width: 595, height: 842 }])
    expect([after.getAuthor(), after.getTitle(), after.getProducer(), after.getCreationDate()]).toEqual(
      Array(4).fill(undefined),
    )
    expect(await textOf(bytes)).not.toContain(canary)
  })

  it('may say which page to show first', async () => {
    const given = await pdf(1, (document) => {
      const destination = document.context.obj([document.getPage(0).ref, 'Fit'])
      document.catalog.set(PDFName.of('OpenAction'), destination)
    })
    expect((await treatPdf(given)).pages).toBe(1)
    expect((await treatPdf(await pdfWith('OpenAction', { S: 'GoTo', D: [] }))).pages).toBe(1)
  })

  it.each([
    ['a script that runs when it opens', () => pdfWith('OpenAction', script)],
    ['a named script', () => pdfWith('Names', { JavaScript: { Names: [PDFString.of('a'), script] } })],
    ['a script under another spelling', async () => respelt(await pdfWith('OpenAction', script))],
    ['a program to launch', () => pdfWith('OpenAction', { S: 'Launch', F: PDFString.of('cmd.exe') })],
    ['an address to open when it opens', () => pdfWith('OpenAction', { S: 'URI', URI: PDFString.of('https://x') })],
    ['something on closing', () => pdfWith('AA', { WC: { S: 'Named', N: 'Print' } })],
    ['a form of another format', () => pdfWith('AcroForm', { Fields: [], XFA: PDFString.of('<xdp/>') })],
    ['a form that is sent away', () => pdfWith('AcroForm', { Fields: [{ A: { S: 'SubmitForm' } }] })],
    ['an attached file', () => pdf(1, (document) => document.attach(Buffer.from('MZ'), 'a.exe'))],
    [
      'a file pinned to a page',
      () =>
        pdf(1, (it) => it.getPage(0).node.set(PDFName.of('Annots'), it.context.obj([{ Subtype: 'FileAttachment' }]))),
    ],
    [
      'an action of a page',
      () => pdf(1, (it) => it.getPage(0).node.set(PDFName.of('AA'), it.context.obj({ O: script }))),
    ],
    ['a script that no page uses', () => pdf(1, ({ context }) => context.register(context.obj(script as never)))],
  ])('is refused with %s', async (_, make) => {
    expect(await failure(treatPdf(await make()))).toBe('DocumentUnsafe')
  })

  it('is refused when it is protected', async () => {
    const user = await pdf(1, (document) => document.encrypt({ userPassword: 'secret', ownerPassword: 'owner' }))
    const owner = await pdf(1, (document) => document.encrypt({ userPassword: '', ownerPassword: 'owner' }))
    for (const given of [user, owner]) expect(await failure(treatPdf(given))).toBe('DocumentProtected')
  })

  it('has at most 30 pages, and at least one', async () => {
    expect((await treatPdf(await pdf(30))).pages).toBe(30)
    expect(await failure(treatPdf(await pdf(31)))).toBe('DocumentTooLong')
    const none = await pdf(1, (document) => document.removePage(0))
    expect(await failure(treatPdf(none))).toBe('DocumentUnreadable')
  })

  it('is refused when truncated or no PDF', async () => {
    const given = await pdf(3)
    const long = Buffer.concat([given.subarray(0, -6), Buffer.alloc(2_000)])
    const cut = [given.subarray(0, given.length / 2), given.subarray(0, -10), long]
    for (const bytes of [...cut, Buffer.from('%PDF-1.7\n%%EOF'), Buffer.from('%PDF-1.7\n<html>%%EOF')])
      expect(await failure(treatPdf(bytes))).toBe('DocumentUnreadable')
  })

  it('keeps form answers as drawing, without interaction', async () => {
    const given = await pdf(1, (document) => {
      const form = document.getForm()
      const field = form.createTextField('name')
      field.setText('Ana Durand')
      field.addToPage(document.getPage(0), { x: 50, y: 500, width: 200, height: 20 })
    })
    const { bytes } = await treatPdf(given)
    const after = await load(bytes)
    expect(after.getPage(0).node.has(PDFName.of('Annots'))).toBe(false)
    expect(after.catalog.keys().map(String).toSorted()).toEqual(['/Pages', '/Type'])
    const forms = objectsOf(after).filter(
      (one) => one instanceof PDFRawStream && one.dict.get(PDFName.of('Subtype')) === PDFName.of('Form'),
    )
    expect(forms).toHaveLength(1)
    const names = after.getPage(0).node.Resources()?.lookup(PDFName.of('XObject'), PDFDict).keys().map(String) ?? []
    expect(names).toEqual([expect.stringMatching('^/Annotation')])
  })

  it('keeps its photographs without their location', async () => {
    const photo = await photograph()
    expect(photo.includes('Exif')).toBe(true)
    const given = await pdf(1, async (document) => {
      document.getPage(0).drawImage(await document.embedJpg(photo))
    })
    const after = await load((await treatPdf(given)).bytes)
    const image = objectsOf(after).find(
      (one) => one instanceof PDFRawStream && one.dict.get(PDFName.of('Subtype')) === PDFName.of('Image'),
    ) as PDFRawStream
    const metadata = await sharp(image.contents).metadata()
    expect([metadata.width, metadata.height, metadata.exif, metadata.xmp]).toEqual([600, 400, undefined, undefined])
    expect(Buffer.from(image.contents).includes(canary)).toBe(false)
    expect(await sharp(image.contents).raw().toBuffer()).toEqual(await sharp(photo).raw().toBuffer())
  })

  it('that inflates without end is stopped, and others are not affected', async () => {
    const bomb = inflating(deflateSync(Buffer.alloc(200 * 2 ** 20, '1 0 ')))
    expect(bomb.length).toBeLessThan(2 ** 20)
    const before = process.memoryUsage().rss
    const ticks = countTicks()
    expect(await failure(treatPdf(bomb, { time: 15_000, memory: 48 }))).toBe('DocumentUnreadable')
    expect(process.memoryUsage().rss - before).toBeLessThan(400 * 2 ** 20)
    expect(ticks.longestPause()).toBeLessThan(1_000)
  })

  it('that takes too long is stopped', async () => {
    const began = performance.now()
    expect(await failure(treatPdf(await pdf(30), { time: 50, memory: 256 }))).toBe('DocumentUnreadable')
    expect(performance.now() - began).toBeLessThan(2_000)
  })
})

/** /JavaScript can be spelt /#4aavaScript, which a text search misses. */
const respelt = (bytes: Buffer) =>
  Buffer.from(bytes.toString('latin1').replaceAll('/JavaScript', '/Java#53cript').replaceAll('/JS', '/J#53'), 'latin1')

/** Objects in a compressed stream that inflates without end. */
function inflating(content: Buffer): Buffer {
  const head = `%PDF-1.7\n1 0 obj\n<</Type/ObjStm/N 1000000/First 10/Filter/FlateDecode/Length ${content.length}>>\nstream\n`
  return Buffer.concat([Buffer.from(head), content, Buffer.from('\nendstream\nendobj\ntrailer<</Root 2 0 R>>\n%%EOF')])
}

function countTicks() {
  let longest = 0
  let last = performance.now()
  const timer = setInterval(() => {
    longest = Math.max(longest, performance.now() - last)
    last = performance.now()
  }, 10)
  return {
    longestPause: () => {
      clearInterval(timer)
      return longest
    },
  }
}
