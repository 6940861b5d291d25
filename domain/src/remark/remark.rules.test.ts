import { describe, expect, it } from 'vitest'
import type { DocumentKind } from '../document/accepted-documents.rules.ts'
import { pageOfLines as page, readingOf } from '../reading/page-of-lines.ts'
import type { ReadPage } from '../reading/reading.ts'
import type { HeldDocument } from './held-document.ts'
import { type RemarkedPerson, remarksOf } from './remark.rules.ts'

const filling: string[] = Array(3).fill('Mme MARTIN Élodie 4 rue des Lilas 69002')
const payslip = (month = 'octobre 2026', net = '2 098,40') =>
  page('ATELIERS DU RHONE SAS', `BULLETIN DE PAIE ${month}`, ...filling, `Net payé ${net}`)
const notice = (...lines: string[]) => page('AVIS D’IMPÔT 2026 SUR LES REVENUS 2025', ...filling, ...lines)

const held = (kind: DocumentKind, id: string, ...pages: ReadPage[]): HeldDocument => ({
  id,
  category: 'INCOME',
  kind,
  status: 'PENDING',
  reading: pages.length > 0 ? readingOf(...pages) : undefined,
})
const payslips = (id: string, ...pages: ReadPage[]) => held('PAYSLIPS', id, ...pages)
const notices = (id: string, ...pages: ReadPage[]) => held('TAX_NOTICE', id, ...pages)
const accepted = (document: HeldDocument): HeldDocument => ({ ...document, status: 'ACCEPTED' })

const today = '2026-11-18'
const remarks = (documents: readonly HeldDocument[], given: Partial<RemarkedPerson> = {}, day = today) =>
  remarksOf({ lastNames: ['Martin'], salaries: [], documents, ...given }, day)
const codes = (...given: Parameters<typeof remarks>) =>
  remarks(...given).map(({ id, remark }) => `${id} ${remark.code}`)

/** A picture of a page; without words until they are recognised. */
const picture = (of: ReadPage): ReadPage => ({ ...of, greys: 'AA==', sharpness: 0.4 })
const unread = picture({ ...page(), words: [] })
const recognised = (of: ReadPage): ReadPage => ({ ...picture(of), recognised: true })

describe('missing pages', () => {
  it.each<[string[], number[] | undefined]>([
    [['1/3', '2/3', '3/3'], undefined],
    [
      ['1 / 4', '3 sur 4'],
      [2, 4],
    ],
    [['1/2', '1/3'], undefined],
    [['12/2'], undefined],
  ])('%j', (numbers, pages) => {
    const numbered = numbers.map((number) => notice(`Page ${number}`))
    const expected = pages ? [{ id: 'a', remark: { code: 'PAGES_MISSING', pages } }] : []
    expect(remarks([notices('a', ...numbered)])).toEqual(expected)
    expect(remarks(numbered.map((one, index) => notices('abc'.charAt(index), one)))).toEqual(expected)
  })

  it.each<[string, HeldDocument[], string[]]>([
    ['of which some are not read yet', [notices('a', notice('Page 1/4')), notices('b', unread)], []],
    ['of which some were never read', [notices('a', notice('Page 1/4')), notices('b')], []],
    [
      'one of which is blurred',
      [notices('a', notice('Page 1/4')), notices('b', { ...notice('Page 2/4'), sharpness: 0.2 })],
      ['b BLURRED'],
    ],
    [
      'of another kind',
      [notices('a', notice('Page 1/2')), held('PROPERTY_TAX', 'b', notice('Page 2/2'))],
      ['a PAGES_MISSING', 'b PAGES_MISSING'],
    ],
    [
      'one of which is something else',
      [notices('a', notice('Page 1/2')), notices('b', page('RELEVÉ DE COMPTE', ...filling, 'Page 2/3'))],
      ['b NOT_ASKED'],
    ],
    [
      'of which a verifier accepted one',
      [accepted(notices('a', notice('Page 1/3'))), notices('b', notice('Page 2/3'))],
      ['b PAGES_MISSING'],
    ],
    ['that a verifier accepted', [accepted(notices('a', notice('Page 1/3')))], []],
  ])('of documents %s', (_, documents, expected) => {
    expect(codes(documents)).toEqual(expected)
  })
})

describe('the name', () => {
  const contract = page('CONTRAT DE TRAVAIL', ...filling)
  const further = page('Article 7', ...Array(5).fill('Le temps de travail est de 35 heures'))
  const contracts = (id: string, ...pages: ReadPage[]) => held('WORK_CONTRACT', id, ...pages)
  it.each<[string, HeldDocument[], string[]]>([
    ['is not on a page alone', [contracts('a', further)], ['a NAME_NOT_FOUND']],
    ['is on the first page of several', [contracts('a', further), contracts('b', contract)], []],
    ['may be on one that is not read yet', [contracts('a', further), contracts('b', unread)], []],
    ['is on another document', [contracts('a', further), payslips('b', payslip())], ['a NAME_NOT_FOUND']],
    [
      'is not on a second contract',
      [contracts('a', contract), contracts('b', page('CONTRAT DE TRAVAIL', ...Array(5).fill('Mme DURAND Ana Lyon')))],
      ['b NAME_NOT_FOUND'],
    ],
  ])('%s', (_, documents, expected) => {
    expect(codes(documents).filter((one) => one.endsWith('NAME_NOT_FOUND'))).toEqual(expected)
  })
})

describe('net pay', () => {
  it.each<[string, number[], string[], boolean]>([
    ['near', [2_100], ['2 098,40'], false],
    ['a fifth more', [2_500], ['2 098,40'], false],
    ['far', [4_000], ['2 098,40', '2 098,40'], true],
    ['no salary declared', [], ['2 098,40'], false],
    ['of one of two jobs', [1_500, 600], ['1 500,00', '600,00'], false],
    ['of the second of two jobs', [1_500, 600], ['600,00'], false],
    ['of two jobs on one payslip', [1_500, 1_000], ['2 480,00'], false],
    ['far from both and from their sum', [1_500, 600], ['3 100,00'], true],
    ['with a bonus in one month', [2_100], ['4 196,80', '2 098,40', '2 098,40'], false],
  ])('%s: declared %j, paid %j', (_, salaries, nets, isFar) => {
    const documents = nets.map((net, index) => payslips('abc'.charAt(index), payslip('octobre 2026', net)))
    const found = remarks(documents, { salaries }).filter(({ remark }) => remark.code === 'NET_PAY_DIFFERS')
    expect(found.map(({ id }) => id)).toEqual(isFar ? ['a'] : [])
  })

  it('is that of the first payslip that is not accepted, with its place', () => {
    const documents = [accepted(payslips('a', payslip())), payslips('b', payslip('septembre 2026', '2 090,00'))]
    expect(remarks(documents, { salaries: [3_000, 1_000] }, '2026-11-05')).toContainEqual({
      id: 'b',
      remark: { code: 'NET_PAY_DIFFERS', net: 2_090, declared: 4_000, seen: { page: 1, place: expect.anything() } },
    })
  })
})

describe('payslips', () => {
  const missing = (day: string, ...documents: HeldDocument[]) =>
    remarks(documents, {}, day).flatMap(({ remark }) => (remark.code === 'PAYSLIPS_MISSING' ? [remark.months] : []))

  it.each<[string, string[], string[] | undefined]>([
    ['2026-11-18', ['octobre 2026', 'septembre 2026', 'août 2026'], undefined],
    ['2026-11-05', ['septembre 2026', 'août 2026', 'juillet 2026'], undefined],
    ['2026-11-29', ['novembre 2026', 'octobre 2026', 'septembre 2026'], undefined],
    ['2026-11-18', ['octobre 2026', 'août 2026'], ['2026-09']],
    ['2026-11-18', ['mai 2026', 'avril 2026', 'mars 2026'], ['2026-10', '2026-09', '2026-08']],
    ['2026-01-20', ['décembre 2025', 'novembre 2025', 'octobre 2025'], undefined],
  ])('on %s: %j', (day, months, expected) => {
    const documents = months.map((month) => payslips(month, payslip(month)))
    expect(missing(day, ...documents)).toEqual(expected ? [expected] : [])
  })

  const two = payslips('a', payslip(), payslip('septembre 2026'))
  const misread = page('BULLET1N DE PA1E août 2026', ...filling)
  const blank: ReadPage = { ...page(), words: [], greys: 'AA==', recognised: true }
  it.each<[string, HeldDocument[], boolean]>([
    ['beside nothing', [], true],
    ['beside another document', [notices('b')], true],
    ['beside one without a reading', [payslips('b')], false],
    ['beside a picture whose words are not recognised', [payslips('b', unread)], false],
    ['beside a picture without words', [payslips('b', { ...unread, recognised: true })], false],
    ['beside a picture whose title is misread', [payslips('b', recognised(misread))], false],
    ['beside one whose title is not known', [payslips('b', misread)], false],
    ['beside one whose month cannot be read', [payslips('b', payslip(''))], false],
    ['beside a scan with a misread title', [payslips('b', recognised(payslip()), recognised(misread))], false],
    ['beside a scan with a blank page', [payslips('b', recognised(payslip()), blank)], true],
    ['beside a further page of text', [payslips('b', payslip(), page('suite', ...filling))], true],
    ['beside a blurred one', [payslips('b', { ...payslip(), sharpness: 0.2 })], false],
    ['beside an accepted one', [accepted(payslips('b', payslip()))], true],
  ])('of two months are not three: %s', (_, others, isSaid) => {
    expect(missing(today, two, ...others)).toEqual(isSaid ? [['2026-08']] : [])
  })

  it('that are accepted have no remark, however old they get', () => {
    const all = [accepted(payslips('a', payslip('octobre 2026', '9,00'))), accepted(payslips('b', payslip('mai 2026')))]
    expect(remarks(all, { salaries: [2_100], lastNames: ['Durand'] }, '2027-03-18')).toEqual([])
    const [first, second] = all.map((one): HeldDocument => ({ ...one, status: 'PENDING' }))
    expect(codes([...all.slice(0, 1), second as HeldDocument], { lastNames: ['Durand'] })).toEqual([
      'b NAME_NOT_FOUND',
      'b PAYSLIPS_MISSING',
    ])
    expect(codes([first as HeldDocument, ...all.slice(1)])).toEqual(['a PAYSLIPS_MISSING'])
  })
})
