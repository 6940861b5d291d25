import { randomBytes } from 'node:crypto'
import { readFile } from 'node:fs/promises'
import { fileURLToPath } from 'node:url'
import { deflateSync } from 'node:zlib'
import { degrees, PDFDocument, PDFName, PDFString, rgb, TextRenderingMode } from '@cantoo/pdf-lib'
import sharp, { type Sharp } from 'sharp'
import { describe, expect, it } from 'vitest'
import { prepareZXingModule, writeBarcode } from 'zxing-wasm/writer'
import { canary, pdf, pdfWith, scan, script } from '#test/sample-files.ts'
import { readInProcess } from './reader.ts'

const wasm = await readFile(fileURLToPath(import.meta.resolve('zxing-wasm/writer/zxing_writer.wasm')))
prepareZXingModule({ overrides: { wasmBinary: new Uint8Array(wasm).buffer } })

/** The same page several times. */
async function repeated(given: Buffer, times: number): Promise<Buffer> {
  const source = await PDFDocument.load(given)
  return pdf(0, async (document) => {
    for (let index = 0; index < times; index++) document.addPage((await document.copyPages(source, [0]))[0])
  })
}

const failure = (work: Promise<unknown>) => work.then(() => 'none').catch((error) => error.code)
const wordsOf = async (bytes: Buffer) => (await readInProcess(bytes)).pages.map(({ words }) => words)

/** How dark the darkest point of an area is, given in parts of the page: 0 is black. */
async function darkest(jpeg: Uint8Array, [x = 0, y = 0, width = 1, height = 1]: number[]) {
  const picture = sharp(jpeg)
  const size = await picture.metadata()
  const area = {
    left: Math.round(x * size.width),
    top: Math.round(y * size.height),
    width: Math.round(width * size.width),
    height: Math.round(height * size.height),
  }
  const { data } = await picture.extract(area).greyscale().raw().toBuffer({ resolveWithObject: true })
  return data.reduce((one, other) => Math.min(one, other), 255)
}

describe('a PDF', () => {
  it('is drawn page by page, upright, 200 dots an inch for A4', async () => {
    const given = await pdf(1, (document) => {
      document.addPage([595, 842]).setRotation(degrees(90))
      document.addPage([10, 5_000])
    })
    const { pages } = await readInProcess(given)
    expect(pages.map(({ width, height }) => [width, height])).toEqual([
      [1_654, 2_340],
      [2_340, 1_654],
      [5, 2_340],
    ])
    const [first] = pages
    expect(await sharp(first?.jpeg).metadata()).toMatchObject({ format: 'jpeg', width: 1_654, height: 2_340 })
    expect(await darkest(first?.jpeg ?? new Uint8Array(), [0.08, 0.13, 0.2, 0.05])).toBeLessThan(60)
    expect(await darkest(first?.jpeg ?? new Uint8Array(), [0, 0.5, 1, 0.5])).toBeGreaterThan(240)
  })

  it('gives its words with places and fonts, also on a turned page', async () => {
    const given = await pdf(0, (document) => {
      for (const angle of [0, 90]) {
        const page = document.addPage([600, 800])
        page.setRotation(degrees(angle))
        page.drawText('Net payé 2 098,40', { x: 300, y: 400, size: 20 })
      }
    })
    const [upright = [], turned = []] = await wordsOf(given)
    expect(upright.map(({ text, font }) => [text, font])).toEqual(
      ['Net', 'payé', '2', '098,40'].map((text) => [text, 'Helvetica']),
    )
    expect(upright[0]?.place).toMatchObject({ x: expect.closeTo(0.5, 2), y: expect.closeTo(0.478, 2) })
    // the top of the page is at the right now
    expect(turned[0]?.place).toMatchObject({ x: expect.closeTo(0.49, 1), y: expect.closeTo(0.5, 2) })
  })

  it('gives only words that can be seen', async () => {
    const hidden = await pdf(0, (document) => {
      const page = document.addPage([600, 800])
      page.drawText('VISIBLE', { x: 100, y: 700, size: 12 })
      page.drawText('GRIS', { x: 100, y: 680, size: 9, color: rgb(0.6, 0.6, 0.6) })
      page.drawText('BLANC', { x: 100, y: 600, size: 12, color: rgb(1, 1, 1) })
      page.drawText('PRESQUE', { x: 100, y: 580, size: 12, color: rgb(0.97, 0.97, 0.97) })
      page.drawText('TRANSPARENT', { x: 100, y: 560, size: 12, opacity: 0 })
      page.drawText('INVISIBLE', { x: 100, y: 540, size: 12, renderMode: TextRenderingMode.Invisible })
      page.drawText('DEHORS', { x: 700, y: 540, size: 12 })
      page.drawText('CACHE', { x: 100, y: 500, size: 12 })
      page.drawRectangle({ x: 90, y: 490, width: 200, height: 30, color: rgb(1, 1, 1) })
      page.drawText('DESSUS', { x: 200, y: 500, size: 12 })
      page.drawText('MINUSCULE', { x: 100, y: 460, size: 0.4 })
    })
    const inForm = await pdf(0, async (document) => {
      const [form] = await document.embedPdf(hidden)
      if (form) document.addPage([600, 800]).drawPage(form)
    })
    for (const given of [hidden, inForm]) {
      const [page = []] = await wordsOf(given)
      expect(page.map(({ text }) => text)).toEqual(['VISIBLE', 'GRIS', 'DESSUS'])
    }
  })

  it('whose words lie unseen behind a scan is a scan', async () => {
    const picture = await scan()
    const given = await pdf(0, async (document) => {
      const page = document.addPage([600, 800])
      for (let line = 0; line < 30; line++)
        page.drawText('Revenu fiscal de reference 25 180', { x: 50, y: 100 + 20 * line, size: 12 })
      page.drawImage(await document.embedJpg(picture), { x: 0, y: 0, width: 600, height: 800 })
    })
    const [page] = (await readInProcess(given)).pages
    expect(page).toMatchObject({ words: [], greys: expect.any(String) })
  })

  it('has at most 30,000 words', async () => {
    const given = await pdf(0, (document) => {
      const page = document.addPage([600, 800])
      for (let line = 0; line < 80; line++) page.drawText('a '.repeat(200), { x: 10, y: 5 + 9.8 * line, size: 2.9 })
    })
    const { pages } = await readInProcess(await repeated(given, 4))
    expect(pages.reduce((sum, { words }) => sum + words.length, 0)).toBe(30_000)
  })

  it('of noisy pictures stays small enough to be opened', { timeout: 180_000 }, async () => {
    const noise = await sharp(randomBytes(1_000 * 1_400 * 3), { raw: { width: 1_000, height: 1_400, channels: 3 } })
      .jpeg({ quality: 60 })
      .toBuffer()
    const given = await pdf(0, async (document) => {
      const picture = await document.embedJpg(noise)
      for (let page = 0; page < 16; page++)
        document.addPage([500, 700]).drawImage(picture, { x: 0, y: 0, width: 500, height: 700 })
    })
    const { pages } = await readInProcess(given, { wait: 170_000 })
    expect(pages.reduce((sum, { jpeg }) => sum + jpeg.length, 0)).toBeLessThan(30 * 2 ** 20)
  })

  it('says which program made it, and how often it was saved', async () => {
    const given = await pdf(1, (document) => document.setProducer('Paie 4'))
    expect((await readInProcess(given)).source).toMatchObject({
      type: 'PDF',
      producer: 'Paie 4',
      saves: 1,
      isSigned: false,
    })
    const again = await PDFDocument.load(given, { forIncrementalUpdate: true })
    again.getPage(0).drawText('more')
    const saved = Buffer.from(await again.save())
    expect(saved.length).toBeGreaterThan(given.length)
    expect((await readInProcess(saved)).source).toMatchObject({ saves: 2 })
    // as Word writes: a second, empty table for readers that know no streams
    const [, entries, before] = /trailer\s*<<(.*?)>>\s*startxref\s+(\d+)/s.exec(given.toString('latin1')) ?? []
    const table = `xref\n0 0\ntrailer\n<<${entries} /Prev ${before}>>\n`
    const hybrid = Buffer.concat([given, Buffer.from(`${table}startxref\n${given.length}\n%%EOF\n`)])
    expect((await readInProcess(hybrid)).source).toMatchObject({ saves: 1 })
  })

  it.each([
    ['a script that runs when it opens', () => pdfWith('OpenAction', script)],
    ['a program to launch', () => pdfWith('OpenAction', { S: 'Launch', F: PDFString.of('cmd.exe') })],
    ['a form that is sent away', () => pdfWith('AcroForm', { Fields: [{ A: { S: 'SubmitForm' } }] })],
    ['an attached file', () => pdf(1, (document) => document.attach(Buffer.from('MZ'), 'a.exe'))],
    [
      'an action of a page',
      () => pdf(1, (it) => it.getPage(0).node.set(PDFName.of('AA'), it.context.obj({ O: script }))),
    ],
  ])('with %s is drawn, and that is all', async (_, make) => {
    const { pages } = await readInProcess(await make())
    expect(pages).toHaveLength(1)
  })

  it('that needs a password is refused; one that only forbids printing is not', async () => {
    const locked = await pdf(1, (document) => document.encrypt({ userPassword: 'secret', ownerPassword: 'owner' }))
    const open = await pdf(1, (document) => document.encrypt({ userPassword: '', ownerPassword: 'owner' }))
    expect(await failure(readInProcess(locked))).toBe('DocumentProtected')
    expect(await failure(readInProcess(open))).toBe('none')
  })

  it('has at most 30 pages, and at least one', async () => {
    expect((await readInProcess(await pdf(30))).pages).toHaveLength(30)
    expect(await failure(readInProcess(await pdf(31)))).toBe('DocumentTooLong')
    expect(await failure(readInProcess(await pdf(1, (document) => document.removePage(0))))).toBe('DocumentUnreadable')
  })

  it('is refused when truncated or no PDF', async () => {
    const given = await pdf(3)
    const long = Buffer.concat([given.subarray(0, -6), Buffer.alloc(2_000)])
    const cut = [given.subarray(0, given.length / 2), given.subarray(0, -10), long]
    for (const bytes of [...cut, Buffer.from('%PDF-1.7\n%%EOF'), Buffer.from('%PDF-1.7\n<html>%%EOF')])
      expect(await failure(readInProcess(bytes))).toBe('DocumentUnreadable')
  })

  it('shows the answers of a form', async () => {
    const given = await pdf(0, (document) => {
      document.addPage([595, 842])
      const field = document.getForm().createTextField('name')
      field.setText('Ana Durand')
      field.addToPage(document.getPage(0), { x: 50, y: 500, width: 200, height: 20, borderWidth: 0 })
    })
    const [page] = (await readInProcess(given)).pages
    expect(await darkest(page?.jpeg ?? new Uint8Array(), [0.08, 0.38, 0.3, 0.03])).toBeLessThan(60)
  })

  it('that inflates without end is stopped, and others are not affected', async () => {
    const bomb = inflating(deflateSync(Buffer.alloc(200 * 2 ** 20, '1 0 ')))
    expect(bomb.length).toBeLessThan(2 ** 20)
    const before = process.memoryUsage().rss
    expect(await failure(readInProcess(bomb, { memory: 160 }))).toBe('DocumentUnreadable')
    expect(process.memoryUsage().rss - before).toBeLessThan(100 * 2 ** 20)
    expect(await failure(readInProcess(await pdf(1)))).toBe('none')
  })

  it('that takes too long is stopped', async () => {
    const began = performance.now()
    expect(await failure(readInProcess(await pdf(30), { time: 700 }))).toBe('DocumentUnreadable')
    expect(performance.now() - began).toBeLessThan(60_000)
  })

  it('is not called unreadable when the machine is too busy to read it', async () => {
    await expect(readInProcess(await pdf(30), { wait: 100 })).rejects.toThrow('too busy')
  })

  it('is read again after a process was killed', async () => {
    const failing = readInProcess(await pdf(30), { time: 1 })
    expect(await failure(failing)).toBe('DocumentUnreadable')
    expect((await readInProcess(await pdf(2))).pages).toHaveLength(2)
  })
})

describe('a code', () => {
  const text = `DC04FR000001FFFF23DC2801FR46RETI PATRICK\u001d41${'63198'.repeat(20)}`
  /** Light and dark squares, without a PNG: other tests of this process block its loader. */
  const drawn = async (side: number) => {
    const { symbol } = await writeBarcode(text, { format: 'DataMatrix', options: 'forceSquare' })
    const raw = { width: symbol.width, height: symbol.height, channels: 1 } as const
    const enlarged = sharp(Buffer.from(symbol.data), { raw }).resize({ width: side, height: side, kernel: 'nearest' })
    return enlarged.toColourspace('srgb').jpeg({ quality: 95 }).toBuffer()
  }
  /** White paper with the code at its upper right, 22 mm on a page of A4. */
  const page = async (width = 1_654) => {
    const side = Math.round((width * 22) / 210)
    const create = { width, height: Math.round(width * Math.SQRT2), channels: 3, background: '#ffffff' } as const
    return sharp({ create })
      .composite([{ input: await drawn(side), left: width - side - 60, top: 60 }])
      .jpeg({ quality: 95 })
      .toBuffer()
  }
  const codesOf = async (bytes: Buffer) =>
    (await readInProcess(bytes)).pages.flatMap(({ codes }) =>
      codes.map((code) => ({ ...code, text: Buffer.from(code.bytes).toString('latin1') })),
    )

  it.each<[string, (picture: Sharp) => Sharp]>([
    ['clean', (picture) => picture],
    ['upside down', (picture) => picture.rotate(180)],
    ['turned by 33 degrees', (picture) => picture.rotate(33, { background: '#777777' })],
    ['photographed in low light', (picture) => picture.modulate({ brightness: 0.35 }).blur(0.8)],
    ['saved badly', (picture) => picture.rotate(3, { background: '#888888' }).jpeg({ quality: 45 })],
    ['small', (picture) => picture.resize(1_100)],
  ])('is found %s', async (_, change) => {
    const bytes = await change(sharp(await page()))
      .jpeg()
      .toBuffer()
    expect((await codesOf(bytes)).map((code) => code.text)).toEqual([text])
  })

  it('is found in a PDF, with its place', async () => {
    const given = await pdf(1, async (document) => {
      const picture = await document.embedJpg(await drawn(372))
      document.getPage(0).drawImage(picture, { x: 500, y: 750, width: 62, height: 62 })
    })
    const [code] = await codesOf(given)
    expect(code?.text).toBe(text)
    expect(code?.place).toMatchObject({ x: expect.closeTo(0.84, 1), y: expect.closeTo(0.04, 1) })
  })

  it('is not seen where there is none, in bounded time', async () => {
    const noise = { type: 'gaussian', mean: 128, sigma: 30 } as const
    const create = { width: 3_000, height: 2_000, channels: 3, background: '#888888', noise } as const
    expect(await codesOf(await sharp({ create }).jpeg().toBuffer())).toEqual([])
  })
})

it('nothing that a file says about people is kept', async () => {
  const { source } = await readInProcess(await pdf(1))
  expect(JSON.stringify(source)).not.toContain(canary)
})

/** Objects in a compressed stream that inflates without end. */
function inflating(content: Buffer): Buffer {
  const head = `%PDF-1.7\n1 0 obj\n<</Type/ObjStm/N 1000000/First 10/Filter/FlateDecode/Length ${content.length}>>\nstream\n`
  const tail = '\nendstream\nendobj\nstartxref\n9\n%%EOF'
  return Buffer.concat([Buffer.from(head), content, Buffer.from(tail)])
}
