import { setTimeout as sleep } from 'node:timers/promises'
import { Worker } from 'node:worker_threads'
import type { CompleteFile } from '@bailclair/domain/complete-file/complete-file.schema.ts'
import { PDFName } from '@cantoo/pdf-lib'
import { afterAll, describe, expect, it, vi } from 'vitest'
import { photo } from '#test/complete-files.ts'
import { scan } from '#test/printed-files.ts'
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

const check = { code: 'K7QX-9M3T-B4WD', address: 'https://bailclair.example/verifier-un-pdf' }
const text = {
  kind: 'text',
  document: { language: 'fr', title: 'Bail', foot: 'Bail', blocks: [{ kind: 'text', text: 'Article 1.' }] },
  siteName: 'BailClair',
  check: undefined,
} as const

type Given = Awaited<ReturnType<typeof scan>>

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
    documents: documents.map((document, index) => ({ caption: `n° ${index + 1}`, ...document })),
    onFailure: (...failure: unknown[]) => void failures.push(failure),
  } as const
  for await (const chunk of renderFile(renderer, plan)) chunks.push(chunk)
  return { bytes: Buffer.concat(chunks), chunks, failures }
}

describe('a rendered file', () => {
  it('has a valid cross-reference table', async () => {
    const { bytes } = await render([await scan(2), await scan()], {}, true)
    const text = bytes.toString('latin1')
    const start = Number(text.match(/startxref\n(\d+)\n%%EOF\n$/)?.[1])
    const [, , ...lines] = text.slice(start, text.lastIndexOf('trailer')).split('\n')
    const used = lines.flatMap((line, number) => (line.endsWith('n ') ? [[number, Number(line.slice(0, 10))]] : []))
    expect(used.length).toBeGreaterThan(15)
    for (const [number, offset] of used)
      expect(text.slice(offset, Number(offset) + 20)).toMatch(new RegExp(`^${number} 0 obj\n`))
  })

  it('has a title, a language and a bookmark for each document', async () => {
    const { title, catalog, pages } = await readPdf((await render([await scan(2), await scan()], {}, true)).bytes)
    expect([title, String(catalog.get(PDFName.of('Lang'))), pages.length]).toEqual(['Dossier – Łukasz', '(fr)', 4])
    const outline = catalog.lookup(PDFName.of('Outlines'))
    expect(String(outline)).toContain('/Count 3')
  })

  it.each([
    [300, 600, false],
    [600, 600, false],
    [600, 300, true],
  ])('has a page as the picture lies: %i × %i', async (width, height, isLying) => {
    const { bytes } = await render([await scan(1, { width, height })])
    const { pages } = await readPdf(bytes)
    expect(pages.map((page) => [page.width > page.height, page.order])).toEqual([
      [isLying, ['Document', 'Caption', 'Band']],
    ])
    expect(pages[0]?.drawings).toMatchObject({
      Document: '[picture]',
      Band: expect.stringContaining('Studio des Lilas'),
    })
  })

  it('holds the bytes of the pictures as they are, and one page at a time', async () => {
    const { bytes: jpeg } = await photo(300, 600)
    const { chunks } = await render([await scan(3, { width: 300, height: 600 })])
    const holding = chunks.filter((chunk) => Buffer.from(chunk).includes(jpeg))
    expect(holding).toHaveLength(3)
    for (const chunk of holding) expect(chunk.length).toBeLessThan(2 * jpeg.length + 2_000)
  })

  it('has a notice from the first page that nobody can draw, and goes on', async () => {
    const { bytes, failures } = await render([await scan(4, { missing: 3 }), await scan()])
    expect(failures).toEqual([[0, 'DocumentUnreadable']])
    const { pages } = await readPdf(bytes)
    expect(pages.map(({ order }) => order[0])).toEqual(['Document', 'Document', 'Notice', 'Document'])
  })

  it('breaks off when a page may no longer be shown', async () => {
    const closed: Given = {
      pages: 1,
      // biome-ignore lint/correctness/useYield: it ends before its first page
      openPages: async function* () {
        throw new Error('closed')
      },
    }
    await expect(render([await scan(), closed])).rejects.toThrow('closed')
  })

  it('has a notice where a document has fewer pages than it should', async () => {
    const { bytes, failures } = await render([{ ...(await scan(1)), pages: 2 }])
    expect([failures, (await readPdf(bytes)).pages.length]).toEqual([[[0, 'page missing']], 2])
  })
})

describe('a text that would take too much', () => {
  it('ends its thread when it times out; the next one gets another', async () => {
    const hasty = createRenderer({ atOnce: 1, timeLimitMs: 1 })
    await expect(hasty.text(text)).rejects.toThrow('lost')
    await hasty.close()
    expect((await renderer.text(text)).pages).toHaveLength(1)
  })

  it('is refused when too many wait', async () => {
    const narrow = createRenderer({ atOnce: 1, waiting: 1 })
    const outcomes = await Promise.allSettled([narrow.text(text), narrow.text(text), narrow.text(text)])
    expect(outcomes.map(({ status }) => status)).toEqual(['fulfilled', 'fulfilled', 'rejected'])
    expect(outcomes[2]).toMatchObject({ reason: { code: 'ServiceUnavailable' } })
    await narrow.close()
  })
})

it('ends a second thread that is no longer needed, and keeps one', async () => {
  const ended = vi.spyOn(Worker.prototype, 'terminate')
  const short = createRenderer({ idleMs: 50 })
  await Promise.all([short.text(text), short.text(text)])
  await vi.waitFor(() => expect(ended).toHaveBeenCalledOnce())
  await sleep(200)
  expect((await short.text(text)).pages).toHaveLength(1)
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
    const documents = await Promise.all(tenants.map(() => scan()))
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
    const { bytes } = await render([await scan(2), await scan()], {}, true)
    const text = bytes.toString('latin1')
    for (const link of ['/Dest /document0', '/Dest /document1', `/URI (${check.address})`]) expect(text).toContain(link)
    expect(text).toMatch(/\/Dests << \/document0 \[\d+ 0 R \/Fit\] \/document1 \[\d+ 0 R \/Fit\] >>/)
    expect(text).toContain(`/IssuedPdfCode (${check.code})`)
  })
})
