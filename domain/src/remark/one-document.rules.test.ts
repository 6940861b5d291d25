import { describe, expect, it } from 'vitest'
import type { DocumentKind } from '../document/accepted-documents.rules.ts'
import { pageOfLines as page, readingOf as read } from '../reading/page-of-lines.ts'
import type { Reading } from '../reading/reading.ts'
import { remarksOn } from './one-document.rules.ts'

const payslip = (month = 'octobre 2026', net = '2 098,40') =>
  page(
    'ATELIERS DU RHONE SAS',
    `BULLETIN DE PAIE ${month}`,
    'Salariée : MARTIN Élodie, 4 rue des Lilas 69002 Lyon',
    'Salaire brut 2 845,00',
    `Net payé ${net}`,
  )
const taxNotice = (year = 2026) =>
  page(
    `AVIS D’IMPÔT ${year} SUR LES REVENUS ${year - 1}`,
    'Mme MARTIN Élodie, 4 rue des Lilas 69002 Lyon',
    'Revenu fiscal de référence 25 180',
    'Nombre de parts 1',
  )

const today = '2026-11-18'
const codes = (kind: DocumentKind, reading: Reading) =>
  remarksOn({ kind, lastNames: ['Martin'], reading }, today).map(({ code }) => code)

describe('a document that is right', () => {
  it.each<[string, DocumentKind, Reading]>([
    ['a payslip', 'PAYSLIPS', read(payslip())],
    ['three payslips', 'PAYSLIPS', read(payslip(), payslip('septembre 2026'), payslip('août 2026'))],
    ['a tax notice', 'TAX_NOTICE', read(taxNotice())],
    ['a photograph without text', 'PAYSLIPS', read(page('IMG'))],
    ['a kind that has no usual words', 'OTHER_OCCUPATION', read(payslip())],
  ])('has no remark: %s', (_, kind, reading) => {
    expect(codes(kind, reading)).toEqual([])
  })
})

describe('the wrong kind of document', () => {
  it('is named by what its title says, with the place', () => {
    const remarks = remarksOn({ kind: 'PAYSLIPS', lastNames: ['Martin'], reading: read(taxNotice()) }, today)
    expect(remarks).toEqual([
      {
        code: 'WRONG_KIND',
        family: 'TAX_NOTICE',
        seen: { page: 1, place: expect.objectContaining({ x: 0.05, y: 0.04 }) },
      },
    ])
  })

  it.each<[string, string]>([
    ['BANK_STATEMENT', 'RELEVÉ DE COMPTE au 31/10/2026'],
    ['HEALTH_INSURANCE_CARD', 'Assurance maladie attestation de droits'],
    ['HEALTH_INSURANCE_CARD', 'Sécurité sociale attestation de droits'],
    ['HEALTH_INSURANCE_CARD', 'CPAM du Rhône attestation de droits'],
    ['HEALTH_INSURANCE_CARD', 'ameli.fr attestation de droits'],
    ['MARRIAGE_OR_DIVORCE_PAPERS', 'CONTRAT DE MARIAGE'],
    ['FAMILY_BOOK', 'LIVRET DE FAMILLE'],
    ['CRIMINAL_RECORD', 'Extrait du casier judiciaire bulletin n° 3'],
  ])('that nobody may ask for is pointed out: %s', (family, title) => {
    const reading = read(page(title, ...Array(5).fill('Mme MARTIN Élodie Lyon 69002')))
    const [remark] = remarksOn({ kind: 'PAYSLIPS', lastNames: ['Martin'], reading }, today)
    expect(remark).toMatchObject({ code: 'NOT_ASKED', family })
  })

  it.each([
    [['Pour un remboursement, joignez un relevé d’identité bancaire à votre courrier']],
    [['Le salarié remet une attestation de droits à l’assurance maladie']],
    [['Le salarié remet à l’embauche une', 'attestation de droits et le livret de famille']],
    [['Voir votre relevé de compte']],
    [['Les époux ont signé leur contrat de mariage devant notaire']],
    [['Mariés sans contrat de mariage']],
    [['Mariés suivant contrat de mariage reçu par Me Petit']],
    [['Transmettez-nous ma carte vitale avec mes relevés de compte']],
    [['Pièces à remettre :', '• Relevé d’identité bancaire', '– Carte Vitale', '- Livret de famille']],
  ])('is not seen in a sentence that mentions it: %j', (lines) => {
    const mention = page(...lines, ...Array(5).fill('texte libre de la société Martin'))
    expect(codes('STATUTES', read(mention))).toEqual([])
    expect(codes('PAYSLIPS', read(payslip(), mention))).toEqual([])
  })

  it.each<[DocumentKind, string[]]>([
    ['UTILITY_BILL', ['Facture d’électricité', 'Relevé de compteur du 12/10/2026']],
    ['RENT_RECEIPTS', ['RELEVÉ DE COMPTE LOCATAIRE']],
    ['LAST_RENT_RECEIPT', ['Agence des Quais', 'EXTRAIT DE COMPTE DU LOCATAIRE']],
    ['ENTITLEMENT', ['France Travail', 'ATTESTATION DE DROITS']],
    ['ENTITLEMENT', ['CAF du Rhône', 'ATTESTATION DE DROITS', 'N° de sécurité sociale ••••']],
    ['ENTITLEMENT', ['Allocations familiales – Sécurité sociale', 'ATTESTATION DE DROITS']],
    ['PAYSLIPS', ['FICHE DE PAYE octobre 2026', 'Contrat à durée indéterminée']],
    ['PAYSLIPS', ['Contrat à durée indéterminée', 'Bulletin de solde octobre 2026']],
    ['WORK_CONTRACT', ['CONTRAT DE TRAVAIL', 'Annexe 1 : carte vitale']],
  ])('is not seen in one that the law allows: %s %j', (kind, lines) => {
    const reading = read(page(...lines, ...Array(5).fill('Mme MARTIN Élodie Lyon 69002')))
    expect(codes(kind, reading)).toEqual([])
  })

  it('is seen although its lines mention what was declared', () => {
    const rows = ['12/10 PRLV AVIS D’IMPÔT 120,00', ...Array(20).fill('13/10 VIR MARTIN 12,00')]
    const statement = page('RELEVÉ DE COMPTE', ...Array(13).fill('Mme MARTIN Élodie'), ...rows)
    expect(codes('TAX_NOTICE', read(statement))).toEqual(['NOT_ASKED'])
  })

  it.each([
    ['Bulletin n° 3 du casier judiciaire'],
    ['BANQUE DE L’ÎLE RELEVÉ DE COMPTE'],
    ['Extrait de compte au 31/10/2026'],
  ])('is seen in a title: %s', (title) => {
    const reading = read(page(title, ...Array(5).fill('Mme MARTIN Élodie Lyon 69002')))
    expect(codes('PAYSLIPS', reading)).toEqual(['NOT_ASKED'])
  })

  it('is seen although a sentence mentions what was declared', () => {
    const contract = page(
      'CONTRAT DE TRAVAIL',
      ...Array(5).fill('Mme MARTIN Élodie'),
      'Un bulletin de paie lui est remis',
    )
    expect(codes('PAYSLIPS', read(contract))).toEqual(['WRONG_KIND'])
  })

  it('is not seen in what a payslip mentions further down', () => {
    const mention = page('x', ...Array(20).fill('texte libre de la société'), 'contrat de travail à durée indéterminée')
    expect(codes('PAYSLIPS', read(payslip(), mention))).toEqual([])
  })
})

it.each<[number, string[]]>([
  [39, []],
  [40, ['NAME_NOT_FOUND']],
])('a name is missed in a picture only where many words were recognised: %d', (count, expected) => {
  const words = page('BULLETIN DE PAIE octobre 2026', ...Array.from({ length: count - 5 }, () => 'Durand')).words
  const picture = { ...page(), words, recognised: true } as const
  expect(codes('PAYSLIPS', read(picture))).toEqual(expected)
  expect(codes('PAYSLIPS', read({ ...page(), words }))).toEqual(['NAME_NOT_FOUND'])
})

describe('an identity document', () => {
  const card = (...lines: string[]) =>
    read(
      page(
        'RÉPUBLIQUE FRANÇAISE CARTE NATIONALE D’IDENTITÉ',
        'Nom MARTIN prénoms Élodie Anne',
        'Née le 12/07/1990 à Lyon',
        'Nationalité française taille 1,68 m',
        ...lines,
      ),
    )
  it.each<[string, string, string[]]>([
    ['ended, in words', 'Date d’expiration 17/11/2026', ['IDENTITY_EXPIRED']],
    ['ends today', 'Date d’expiration 18/11/2026', []],
    ['ended, in the machine-readable line', '9007138F2611170FRA<<<<<<<<<<<2', ['IDENTITY_EXPIRED']],
    ['goes on, in the machine-readable line', '9007138F3111172FRA<<<<<<<<<<<2', []],
    ['given in 2011, and valid five years longer than it says', 'Carte valable jusqu’au : 20.11.2021', []],
    ['given in 2011, whose five years are over', 'Carte valable jusqu’au : 17.11.2021', ['IDENTITY_EXPIRED']],
    ['given in 2013, the last year of such cards', 'Carte valable jusqu’au : 31.12.2023', []],
    ['given in 2014', 'Carte valable jusqu’au : 01.01.2024', ['IDENTITY_EXPIRED']],
    ['with a wrong check digit', '9007139F2611170FRA<<<<<<<<<<<2', []],
  ])('%s', (_, line, expected) => {
    expect(codes('IDENTITY_CARD', card(line))).toEqual(expected)
  })

  it.each<[string, string]>([
    ['17/11/2026', '2026-11-17'],
    ['17/11/2021', '2026-11-17'],
    ['29/02/2016', '2021-02-28'],
  ])('that says %s ended on %s', (printed, date) => {
    const reading = card(`Carte valable jusqu’au ${printed}`)
    const document = { kind: 'IDENTITY_CARD', lastNames: ['Martin'], reading } as const
    expect(remarksOn(document, today)).toMatchObject([{ code: 'IDENTITY_EXPIRED', date }])
  })
})

it('a passport is not valid longer than it says', () => {
  const passport = page(
    'RÉPUBLIQUE FRANÇAISE PASSEPORT',
    'Nom MARTIN prénoms Élodie Anne',
    'Date d’expiration 20/11/2022',
    'Née le 12/07/1990 à Lyon',
  )
  expect(codes('PASSPORT', read(passport))).toEqual(['IDENTITY_EXPIRED'])
})

describe('a tax notice', () => {
  it.each<[number, string, string[]]>([
    [2026, '2026-11-18', []],
    [2025, '2026-11-18', ['OLD_TAX_NOTICE']],
    [2025, '2026-09-30', []],
    [2024, '2026-09-30', ['OLD_TAX_NOTICE']],
    [2027, '2026-11-18', []],
  ])('of %i, seen on %s: %j', (year, day, expected) => {
    const document = { kind: 'TAX_NOTICE', lastNames: ['Martin'], reading: read(taxNotice(year)) } as const
    expect(remarksOn(document, day).map(({ code }) => code)).toEqual(expected)
  })
})

it.each([
  ['a further page', 'Plafond non utilisé pour les revenus de 2022'],
  ['a page with a title', 'AVIS D’IMPÔT', 'Plafond non utilisé pour les revenus de 2022'],
  ['a page of another title', 'ATTESTATION FISCALE', 'Intérêts des revenus de 2022'],
])('a tax notice is not old because of %s', (_, ...lines) => {
  expect(codes('TAX_NOTICE', read(page(...lines, ...Array(5).fill('Mme MARTIN Élodie'))))).toEqual([])
})
