import { PDFDict, PDFName, type PDFRawStream, PDFStream } from '@cantoo/pdf-lib'
import { afterAll, describe, expect, it } from 'vitest'
import { printedCheck, printedFiles, printSample, scan } from '#test/printed-files.ts'
import { type ReadElement, readStructure } from '#test/read-structure.ts'
import { completeFileTexts } from '../complete-file.messages.ts'
import { createRenderer } from './renderer.ts'

const renderer = createRenderer()
afterAll(() => renderer.close())

const languages = ['fr', 'en'] as const
const samples = Object.entries(printedFiles).flatMap(([name, file]) =>
  languages.map((language) => ({ name, language, file })),
)
const textOf = ({ kids }: ReadElement): string =>
  kids.map((kid) => (typeof kid === 'string' ? kid : textOf(kid))).join('')

/** One line per element that has text of its own: its type and ancestors, then the text. */
const linesOf = ({ type, alternative, kids }: ReadElement, path: string[] = []): string[] => {
  const [here, own] = [[...path, type], kids.filter((kid) => typeof kid === 'string').join('')]
  const line = alternative ?? own
  return [
    ...(line === '' ? [] : [`${here.slice(1).join(' ')}: ${line}`]),
    ...kids.flatMap((kid) => (typeof kid === 'string' ? [] : linesOf(kid, here))),
  ]
}
const headings = (top: ReadElement) => linesOf(top).flatMap((line) => /(H\d): .*/.exec(line)?.[0] ?? [])

describe('the structure of a PDF', () => {
  it.each(samples)(
    'has everything that is drawn, or it is an artifact: $name, $language',
    async ({ file, language }) => {
      const documents = [await scan(2), await scan()]
      for (const given of [[], documents]) {
        const { unmarked, lost, top } = await readStructure(
          await printSample(renderer, { file, language, documents: given }),
        )
        expect({ unmarked, lost }).toEqual({ unmarked: [], lost: [] })
        expect(top.type).toBe('Document')
      }
    },
  )

  it('is read in the order of the page', async () => {
    const documents = [await scan()]
    const { top } = await readStructure(await printSample(renderer, { file: printedFiles.alone, documents }))
    expect(linesOf(top)).toEqual([
      'P: BailClair',
      'P: Dossier vérifié',
      'P: Dossier de location',
      'H1: Ana Durand',
      'P: Candidature individuelle',
      'L LI Lbl: Revenus mensuels des locataires',
      'L LI LBody: 2\u00a0110,50\u00a0€',
      'L LI Lbl: Taux d’effort hors charges',
      'L LI LBody: 31\u00a0%',
      'L LI Lbl: Taux d’effort charges comprises',
      'L LI LBody: 34\u00a0%',
      'L LI Lbl: Bien',
      'L LI LBody: Studio des Lilas, Paris',
      'L LI Lbl: Loyer mensuel',
      'L LI LBody: 650,50\u00a0€ + 49,99\u00a0€ de charges',
      'L LI Lbl: Dossier vérifié le',
      'L LI LBody: 11 novembre 2026',
      'L LI Lbl: Consultable jusqu’au',
      'L LI LBody: 12 décembre 2026',
      'H2: Ana Durand',
      'L LI Lbl: Situation',
      'L LI LBody: En CDI',
      'L LI Lbl: Salaire',
      'L LI LBody: 1\u00a0900,50\u00a0€ par mois',
      'L LI Lbl: Prestations et allocations',
      'L LI LBody: 210\u00a0€ par mois',
      'L LI Lbl: Revenu mensuel net',
      'L LI LBody: 2\u00a0110,50\u00a0€ par mois',
      'L LI Lbl: Vérifié',
      'L LI LBody P: Pièce d’identité, le 11 novembre 2026 (0 page)',
      'L LI LBody P: Justificatif de domicile, le 11 novembre 2026 (0 page)',
      'L LI LBody P: Justificatif de situation professionnelle, le 11 novembre 2026 (0 page)',
      'L LI LBody P: Justificatif de ressources, le 11 novembre 2026 (0 page)',
      'H2: Sommaire',
      'TOC TOCI Reference Link: n° 1 · Justificatif de ressources 2[n° 1 · Justificatif de ressources]',
      'H2: Vérifier ce PDF',
      `P Link: ${completeFileTexts.fr.checkHow(printedCheck.address)} ${printedCheck.code}[Vérifier ce PDF, ${printedCheck.address}]`,
      `P: ${completeFileTexts.fr.duty}`,
      'Sect H2: n° 1 · Justificatif de ressources',
      'Sect Figure: Page 1 sur 1\u202f: n° 1 · Justificatif de ressources',
    ])
  })

  it('has headings without a gap, for people, guarantors, contents and documents', async () => {
    const file = printedFiles['couple with guarantors']
    const documents = [await scan(2), await scan()]
    const { top } = await readStructure(await printSample(renderer, { file, language: 'en', documents }))
    expect(headings(top)).toEqual([
      'H1: Ana Durand and محمد العربي',
      'H2: Ana Durand',
      'H3: Guarantor: Ève Żółć-Durand',
      'H3: Guarantor company: Ateliers Roy (by Luc Roy)',
      'H2: محمد العربي',
      'H3: Guarantor: Ève Żółć-Durand',
      'H2: Contents',
      'H2: Check this PDF',
      'H2: n° 1 · Proof of income',
      'H2: n° 2 · Proof of income',
    ])
  })

  it('names each page, and says which are missing', async () => {
    const documents = [await scan(2), await scan(3, { missing: 2 }), await scan(3, { missing: 1 })]
    const printed = await printSample(renderer, { file: printedFiles.alone, language: 'en', documents })
    const { top, unmarked, lost, artifacts } = await readStructure(printed)
    expect({ unmarked, lost }).toEqual({ unmarked: [], lost: [] })
    expect(linesOf(top).filter((line) => line.startsWith('Sect'))).toEqual([
      'Sect H2: n° 1 · Proof of income',
      'Sect Figure: Page 1 of 2: n° 1 · Proof of income',
      'Sect Figure: Page 2 of 2: n° 1 · Proof of income',
      'Sect H2: n° 2 · Proof of income',
      'Sect Figure: Page 1 of 3: n° 2 · Proof of income',
      `Sect P: ${completeFileTexts.en.unreadable}`,
      'Sect H2: n° 3 · Proof of income',
      `Sect P: ${completeFileTexts.en.unreadable}`,
    ])
    const numbers = artifacts.map((texts) => /Page ([\d–]+) of 9/.exec(texts.join('\n'))?.[1])
    expect(numbers).toEqual(['1', '2', '3', '4', '5–6', '7–9'])
  })

  it('has the watermark, the code and the page number as artifacts of every page', async () => {
    const documents = [await scan(2), await scan()]
    const { artifacts, top } = await readStructure(await printSample(renderer, { file: printedFiles.alone, documents }))
    artifacts.forEach((texts, index) => {
      expect(texts.join('\n')).toContain(`${printedCheck.code}  ·  Page ${index + 1} sur 4`)
    })
    expect(textOf(top)).not.toContain('Page 1 sur 4')
    expect(textOf(top)).not.toContain('Réservé')
  })

  it.each([
    [true, 0],
    [false, 1],
  ])('claims PDF/UA: %s, with %i uploads', async (isClaimed, count) => {
    const documents = await Promise.all(Array.from({ length: count }, () => scan()))
    const { catalog } = await readStructure(await printSample(renderer, { file: printedFiles.group, documents }))
    expect(String(catalog.lookup(PDFName.of('MarkInfo'), PDFDict))).toContain('/Marked true')
    const metadata = Buffer.from(
      (catalog.lookup(PDFName.of('Metadata'), PDFStream) as PDFRawStream).contents,
    ).toString()
    expect(metadata).toContain('Appartement &#171; Les Tilleuls &#187; &#38; jardin &#60;2&#62;')
    expect(metadata.includes('<pdfuaid:part')).toBe(isClaimed)
  })
})
