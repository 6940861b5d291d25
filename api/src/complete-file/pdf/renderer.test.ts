import { setTimeout as sleep } from 'node:timers/promises'
import { Worker } from 'node:worker_threads'
import { deflateSync } from 'node:zlib'
import type { CompleteFile } from '@bailclair/domain/complete-file/complete-file.schema.ts'
import { degrees, PDFDocument, PDFName } from '@cantoo/pdf-lib'
import { afterAll, describe, expect, it, vi } from 'vitest'
import { letter, photo } from '#test/complete-files.ts'
import { readPdf } from '#test/read-pdf.ts'
import { completeFileTexts } from '../complete-file.messages.ts'
import { renderFile } from './render-file.ts'
import { createRenderer } from './renderer.ts'

const renderer = createRenderer()
afterAll(() => renderer.close())

const file: CompleteFile = {
  propertyName: 'Studio des Lilas',
  shownOn: '2026-11-12',
  accessEndsOn: '2026-12-12',
  verifiedOn: '2026-11-11',
  applicationType: 'ALONE',
  hasDocuments: true,
  totalSalary: 0,
  tenants: [],
}

type Given = { bytes: Uint8Array; mediaType: 'application/pdf' | 'image/jpeg'; pages?: number }
const check = { code: 'K7QX-9M3T-B4WD', address: 'https://bailclair.example/verifier-un-pdf' }
const numbers = { first: 10, caption: 4, fonts: 5 }
const job = { kind: 'document', ...numbers, pageNumbers: [], alternatives: [], heading: 'H1' } as const

async function render(documents: readonly Given[], given: Partial<CompleteFile> = {}, hasSummary = false) {
  const shown = { ...file, ...given }
  const failures: unknown[] = []
  const chunks: Uint8Array[] = []
  const plan = {
    front: {
      language: 'fr',
      siteName: 'BailClair',
      file: shown,
      watermark: completeFileTexts.fr.watermark(shown),
      check,
      hasSummary,
    },
    title: 'Dossier – Łukasz',
    summaryTitle: 'Dossier',
    documents: documents.map((document, index) => ({
      caption: `n° ${index + 1}`,
      pages: document.pages ?? 1,
      open: async () => document,
    })),
    onFailure: (...failure: unknown[]) => void failures.push(failure),
  } as const
  for await (const chunk of renderFile(renderer, plan)) chunks.push(chunk)
  return { bytes: Buffer.concat(chunks), failures }
}
const pdf = async (change: (document: PDFDocument) => unknown): Promise<Given> => {
  const document = await PDFDocument.create()
  await change(document)
  return { bytes: await document.save(), mediaType: 'application/pdf' }
}

describe('a rendered file', () => {
  it('has a valid cross-reference table', async () => {
    const { bytes } = await render([await letter(2), await photo()], {}, true)
    const text = bytes.toString('latin1')
    const start = Number(text.match(/startxref\n(\d+)\n%%EOF\n$/)?.[1])
    const [, , ...lines] = text.slice(start, text.lastIndexOf('trailer')).split('\n')
    const used = lines.flatMap((line, number) => (line.endsWith('n ') ? [[number, Number(line.slice(0, 10))]] : []))
    expect(used.length).toBeGreaterThan(15)
    for (const [number, offset] of used)
      expect(text.slice(offset, Number(offset) + 20)).toMatch(new RegExp(`^${number} 0 obj\n`))
  })

  it('has a title, a language and a bookmark for each document', async () => {
    const { title, catalog, pages } = await readPdf((await render([await letter(2), await photo()], {}, true)).bytes)
    expect([title, String(catalog.get(PDFName.of('Lang'))), pages.length]).toEqual(['Dossier – Łukasz', '(fr)', 4])
    const outline = catalog.lookup(PDFName.of('Outlines'))
    expect(String(outline)).toContain('/Count 3')
  })

  it.each([
    [0, 300, 600, false],
    [90, 300, 600, true],
    [180, 300, 600, false],
    [270, 300, 600, true],
    [-90, 300, 600, true],
    [90, 600, 300, false],
  ])('turns a page rotated by %i degrees upright', async (angle, width, height, isLying) => {
    const given = await pdf((document) => document.addPage([width, height]).setRotation(degrees(angle)))
    const { pages } = await readPdf((await render([given])).bytes)
    expect(pages.map((page) => page.width > page.height)).toEqual([isLying])
  })

  it('shows what is within the crop box of a page, wherever that is', async () => {
    const given = await pdf((document) => {
      const page = document.addPage([2_000, 1_000])
      page.setCropBox(500, 100, 300, 600)
      page.drawText('Inside', { x: 600, y: 300 })
    })
    const { bytes } = await render([given])
    expect((await readPdf(bytes)).pages).toMatchObject([
      { width: 595.28, height: 841.89, drawings: { Document: 'Inside' } },
    ])
    expect(bytes.toString('latin1')).toMatch(/\/BBox \[ 500 100 800 700 \]\s+\/Matrix \[ 1 0 0 1 -500 -100 \]/)
  })

  it('joins the content streams of a page, in any encoding', async () => {
    const given = await pdf((document) => {
      const { context } = document
      const { node } = document.addPage([595, 842])
      const streams = [
        context.flateStream('BT /F1 12 Tf'),
        context.stream('<4869> Tj'),
        context.stream('4554>', { Filter: 'ASCIIHexDecode' }),
      ]
      node.set(PDFName.of('Contents'), context.obj(streams.map((stream) => context.register(stream))))
      const font = { Type: 'Font', Subtype: 'Type1', BaseFont: 'Helvetica' }
      node.set(PDFName.of('Resources'), context.obj({ Font: { F1: font } }))
    })
    const { bytes, failures } = await render([given])
    expect(failures).toEqual([])
    expect((await readPdf(bytes)).pages[0]?.drawings['Document']).toBe('Hi')
  })

  it('draws the watermark over a page that leaves the graphics state changed', async () => {
    const given = await pdf((document) => {
      const page = document.addPage([595, 842])
      const { context } = document
      const disorder = context.stream('Q Q Q 0 0 0 0 0 0 cm 0 0 1 1 re W n q q q BT')
      page.node.set(PDFName.of('Contents'), context.register(disorder))
    })
    const [page] = (await readPdf((await render([given])).bytes)).pages
    expect(page?.order).toEqual(['Document', 'Mark', 'Caption', 'Band'])
    expect(page?.drawings['Mark']).toContain('Studio des Lilas')
  })

  it('accepts an empty page', async () => {
    const { bytes, failures } = await render([await pdf((document) => document.addPage([595, 842]))])
    expect([failures, (await readPdf(bytes)).pages.length]).toEqual([[], 1])
  })
})

describe('a document that would take too much', () => {
  it('is not unpacked', async () => {
    const bomb = deflateSync(Buffer.alloc(200 * 2 ** 20))
    const given = await pdf((document) => {
      const page = document.addPage([595, 842])
      const { context } = document
      const streams = [1, 2].map(() => context.register(context.stream(bomb, { Filter: 'FlateDecode' })))
      page.node.set(PDFName.of('Contents'), context.obj(streams))
    })
    const { failures, bytes } = await render([given, await letter()])
    expect(failures).toEqual([[0, 'RangeError']])
    expect((await readPdf(bytes)).pages.map(({ order }) => order[0])).toEqual(['Notice', 'Document'])
  })

  it('ends its thread when it times out; the next one gets another', async () => {
    const hasty = createRenderer({ atOnce: 1, timeLimitMs: 1 })
    const prepare = async () => ({ ...job, ...(await letter(30)) })
    await expect(hasty.document(prepare)).rejects.toThrow('lost')
    await hasty.close()
    expect((await renderer.document(prepare)).pages).toHaveLength(30)
  })

  it('is refused when too many wait', async () => {
    const narrow = createRenderer({ atOnce: 1, waiting: 1 })
    const prepare = async () => ({ ...job, ...(await photo()) })
    const outcomes = await Promise.allSettled([
      narrow.document(prepare),
      narrow.document(prepare),
      narrow.document(prepare),
    ])
    expect(outcomes.map(({ status }) => status)).toEqual(['fulfilled', 'fulfilled', 'rejected'])
    expect(outcomes[2]).toMatchObject({ reason: { code: 'ServiceUnavailable' } })
    await narrow.close()
  })
})

it('ends a second thread that is no longer needed, and keeps one', async () => {
  const ended = vi.spyOn(Worker.prototype, 'terminate')
  const short = createRenderer({ idleMs: 50 })
  const prepare = async () => ({ ...job, ...(await letter()) })
  await Promise.all([short.document(prepare), short.document(prepare)])
  await vi.waitFor(() => expect(ended).toHaveBeenCalledOnce())
  await sleep(200)
  expect((await short.document(prepare)).pages).toHaveLength(1)
  await sleep(200)
  expect(ended).toHaveBeenCalledOnce()
  await short.close()
  expect(ended).toHaveBeenCalledTimes(2)
})

describe('the summary', () => {
  const tenant = (firstName: string): CompleteFile['tenants'][number] => ({
    tenantType: 'CREATE',
    firstName,
    lastName: 'Durand',
    incomes: [{ kind: 'SALARY', monthlyAmount: 2_000 }],
    monthlyIncome: 2_000,
    checks: (['IDENTITY', 'ADDRESS', 'PROFESSIONAL', 'INCOME'] as const).map((category) => ({
      category,
      checkedOn: '2026-11-11',
    })),
    documents: [],
    guarantors: [],
  })
  /** How much of the height of each page has text on it. */
  const filledParts = async (count: number) => {
    const tenants = Array.from({ length: count }, (_, index) => tenant(`Ana${index}`))
    const documents = await Promise.all(tenants.map(() => letter()))
    const { pages } = await readPdf((await render(documents, { tenants }, true)).bytes)
    return pages.slice(0, -count).map(({ heights }) => {
      const written = heights.filter((height) => height > 40)
      return (Math.max(...written) - Math.min(...written)) / 745
    })
  }

  it.each([
    [1, 1],
    [2, 1],
    [4, 2],
    [6, 2],
    [10, 3],
  ])('of %i people takes %i pages, none half empty', async (people, count) => {
    const parts = await filledParts(people)
    expect(parts).toHaveLength(count)
    if (count > 1) expect(Math.min(...parts)).toBeGreaterThan(0.5)
  })

  it('has links from the contents to the documents, and to the page that checks a PDF', async () => {
    const { bytes } = await render([await letter(2), await photo()], {}, true)
    const text = bytes.toString('latin1')
    for (const link of ['/Dest /document0', '/Dest /document1', `/URI (${check.address})`]) expect(text).toContain(link)
    expect(text).toMatch(/\/Dests << \/document0 \[\d+ 0 R \/Fit\] \/document1 \[\d+ 0 R \/Fit\] >>/)
    expect(text).toContain(`/IssuedPdfCode (${check.code})`)
  })
})

it('shows the whole watermark on every page, also for a long property name', async () => {
  const propertyName = 'W'.repeat(100)
  const { bytes } = await render([await letter()], { propertyName })
  const drawn = (await readPdf(bytes)).pages[0]?.drawings['Mark']?.split('\n') ?? []
  expect(drawn.length).toBeGreaterThan(20)
  expect(new Set(drawn)).toEqual(new Set([`Réservé à la location de «\u00a0${propertyName}\u00a0» · 12 novembre 2026`]))
})
