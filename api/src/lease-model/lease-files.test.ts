import { headingsOf } from '@bailclair/domain/lease-model/lease-headings.rules.ts'
import { afterAll, describe, expect, it } from 'vitest'
import { renderText } from '#complete-file/pdf/render-text.ts'
import { createRenderer } from '#complete-file/pdf/renderer.ts'
import { collectBytes } from '#platform/paper/collect-bytes.ts'
import { leaseSamples } from '#test/lease-samples.ts'
import { assertWellFormed, readParagraphs, readZip } from '#test/read-docx.ts'
import { readPdf } from '#test/read-pdf.ts'
import { type ReadElement, readStructure } from '#test/read-structure.ts'
import { composeLease } from './compose-lease.ts'
import type { LeaseFacts } from './lease-facts.ts'

const renderer = createRenderer()
afterAll(() => renderer.close())

const samples = Object.entries<LeaseFacts>(leaseSamples)
const now = new Date('2026-11-19T08:00:00Z')
const docxOf = (facts: LeaseFacts, at = now) =>
  renderer.docx({ kind: 'docx', document: composeLease(facts).document, author: 'BailClair', now: at })
const pdfOf = (facts: LeaseFacts) =>
  collectBytes(
    renderText(renderer, { document: composeLease(facts).document, siteName: 'BailClair', check: undefined }),
  )
const titlesOf = ({ home, today }: LeaseFacts) => headingsOf(home.furniture, today)
/** Figtree has no narrow space. */
const plain = (text: string) => text.replaceAll(/[\s\u00a0\u202f]+/g, ' ').trim()

describe.each(samples)('the DOCX of %s', (_, facts) => {
  it('has each compulsory heading, as a heading', async () => {
    const headings = readParagraphs(await docxOf(facts)).filter(({ style }) => /^Heading[2-5]$/.test(style))
    expect(headings).toEqual(titlesOf(facts).map(({ level, title }) => ({ style: `Heading${level + 1}`, text: title })))
  })

  it('is an archive of well-formed XML', async () => {
    const entries = readZip(await docxOf(facts))
    expect(entries.map(({ name }) => name)).toEqual(
      expect.arrayContaining(['[Content_Types].xml', '_rels/.rels', 'word/document.xml', 'word/styles.xml']),
    )
    for (const { text } of entries) assertWellFormed(text)
  })

  it('begins with the notice and marks the blanks', async () => {
    const bytes = await docxOf(facts)
    const [notice, title] = readParagraphs(bytes)
    expect([notice?.text.slice(0, 20), title?.style]).toEqual(['Ceci est un modèle r', 'Heading1'])
    const document = readZip(bytes).find(({ name }) => name === 'word/document.xml')?.text ?? ''
    expect(document.match(/<w:highlight w:val="yellow"\/>/g)?.length).toBeGreaterThanOrEqual(
      composeLease(facts).blanks.length,
    )
  })
})

describe('a DOCX', () => {
  const [[, facts]] = samples as [[string, LeaseFacts]]

  it('is in French, with the time of the clock', async () => {
    const entries = readZip(await docxOf(facts))
    const textOf = (wanted: string) => entries.find(({ name }) => name === wanted)?.text
    expect(textOf('word/styles.xml')).toContain('<w:lang w:val="fr-FR"/>')
    expect(textOf('docProps/core.xml')).toContain('2026-11-19T08:00:00Z</dcterms:created>')
    expect(new Set(entries.map(({ date }) => date)).size).toBe(1)
  })

  it('has the same bytes at the same instant', async () => {
    const first = await docxOf(facts)
    await new Promise((resolve) => setTimeout(resolve, 2_100))
    expect(Buffer.from(await docxOf(facts)).equals(Buffer.from(first))).toBe(true)
    expect(Buffer.from(await docxOf(facts, new Date('2026-11-19T08:00:10Z'))).equals(Buffer.from(first))).toBe(false)
  })
})

const headingsIn = ({ type, kids }: ReadElement): string[] => [
  ...(/^H[2-5]$/.test(type) ? [`${type} ${plain(kids.filter((kid) => typeof kid === 'string').join(''))}`] : []),
  ...kids.flatMap((kid) => (typeof kid === 'string' ? [] : headingsIn(kid))),
]

describe.each(samples)('the PDF of %s', (_, facts) => {
  it('has each compulsory heading, tagged as a heading', async () => {
    const { top, unmarked, lost } = await readStructure(await pdfOf(facts))
    expect({ unmarked, lost }).toEqual({ unmarked: [], lost: [] })
    expect(headingsIn(top)).toEqual(titlesOf(facts).map(({ level, title }) => `H${level + 1} ${plain(title)}`))
  })

  it('has embedded fonts, a title, page numbers and the version on every page', async () => {
    const { pages, title } = await readPdf(await pdfOf(facts))
    expect(title).toContain('Contrat de location d’un logement')
    pages.forEach(({ text }, index) => {
      expect(text).toContain(`Page ${index + 1} sur ${pages.length}`)
      expect(text).toContain('Modèle de bail, version 2 du 19 novembre 2026')
    })
    expect(pages[0]?.text.split('\n')[0]).toMatch(/^Ceci est un modèle/)
  })
})
