import { describe, expect, it } from 'vitest'
import { headingsOf } from './lease-headings.rules.ts'

const today = '2026-11-18'
const titles = (furniture: 'FURNISHED' | 'UNFURNISHED', day = today) =>
  headingsOf(furniture, day).map(({ title }) => title)
const ids = (furniture: 'FURNISHED' | 'UNFURNISHED') => headingsOf(furniture, today).map(({ id }) => id)

describe('headings of a lease', () => {
  it.each(['UNFURNISHED', 'FURNISHED'] as const)('numbers eleven sections: %s', (furniture) => {
    const sections = headingsOf(furniture, today).filter(({ level }) => level === 1)
    expect(sections.map(({ title }) => title)).toEqual([
      'I. Désignation des parties',
      'II. Objet du contrat',
      'III. Date de prise d’effet et durée du contrat',
      'IV. Conditions financières',
      'V. Travaux',
      'VI. Garanties',
      'VII. Clause de solidarité',
      'VIII. Clause résolutoire',
      'IX. Honoraires de location',
      'X. Autres conditions particulières',
      'XI. Annexes',
    ])
  })

  it('numbers parts, points and sub-points', () => {
    const money = titles('UNFURNISHED')
    const at = money.indexOf('IV. Conditions financières')
    expect(money.slice(at + 1, at + 9)).toEqual([
      'A. Loyer',
      '1° Fixation du loyer initial',
      'a) Montant du loyer mensuel',
      'b) Modalités particulières de fixation initiale du loyer applicables dans certaines zones tendues',
      'c) Informations relatives au loyer du dernier locataire',
      '2° Modalités de révision',
      'B. Charges récupérables',
      'C. Contribution pour le partage des économies de charges',
    ])
  })

  it('leaves two headings to unfurnished homes', () => {
    const furnished = ids('FURNISHED')
    expect(ids('UNFURNISHED').filter((id) => !furnished.includes(id))).toEqual(['shorterLength', 'sharedSavings'])
    expect(titles('FURNISHED')).toContain(
      'C. Souscription par le bailleur d’une assurance pour le compte des colocataires',
    )
  })

  it.each([
    ['2021-12-31', false],
    ['2022-01-01', true],
  ])('asks for energy costs from their first day on: %s', (day, expected) => {
    expect(titles('FURNISHED', day).some((title) => title.includes('Dépenses énergétiques'))).toBe(expected)
  })

  it('names each heading once', () => {
    expect(new Set(ids('UNFURNISHED')).size).toBe(ids('UNFURNISHED').length)
  })
})
