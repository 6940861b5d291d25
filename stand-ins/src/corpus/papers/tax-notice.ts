import type { Signer } from '#signed-code/code-authority.ts'
import { signCode } from '#signed-code/sign-code.ts'
import type { Drawing } from '../drawing.ts'
import { grouped, shortDay } from '../format.ts'
import { addressOf, formalName, type Person, plainCapitals, titleOf } from '../people.ts'
import { startPage } from '../write-page.ts'

export type TaxNotice = {
  holder: Person
  /** Declares together with the holder. */
  partner?: Person | undefined
  /** Of the incomes. */
  year: number
  /** Euros. */
  wages: number
  referenceIncome: number
  tax: number
  /** `1,5` */
  shares: string
  collectedOn: string
  taxNumber: string
  noticeNumber: string
}

/** Square, points. */
const codeSide = 118

/** The bytes of the signed code. `signedOn`: the day of the notice unless told. */
export const taxNoticeCode = (notice: TaxNotice, signer: Signer, signedOn = notice.collectedOn): Buffer =>
  signCode(
    {
      type: '28',
      signedOn,
      fields: [
        ['43', notice.shares],
        ['44', notice.noticeNumber],
        ['45', String(notice.year)],
        ['46', codeName(notice.holder)],
        ['4A', shortDay(notice.collectedOn).replaceAll('/', '')],
        ['41', String(notice.referenceIncome)],
        ['47', notice.taxNumber],
        ...(notice.partner ? [['48', codeName(notice.partner)] as const] : []),
        ['4V', String(notice.tax)],
        ['4Y', plainCapitals(addressOf(notice.holder).join('/'))],
      ],
    },
    signer,
  )

const codeName = ({ firstName, lastName }: Person) => plainCapitals(`${lastName} ${firstName}`)

/** The ways in which such notices are worded. */
const wordings = [
  (year: number) => [`AVIS D’IMPÔT ÉTABLI EN ${year + 1}`, `sur les revenus de l’année ${year}`],
  (year: number) => [`Avis d’impôt ${year + 1}`, `Impôt sur les revenus de ${year} et prélèvements sociaux`],
  (year: number) => ['AVIS DE SITUATION DÉCLARATIVE À L’IMPÔT SUR LE REVENU', `Revenus de ${year}`],
] as const

type Look = { wording: number; isNumbered: boolean; picture?: Buffer | undefined }

/** Two pages: who and how much, then the details. `picture`: the drawn code. */
export function drawTaxNotice(notice: TaxNotice, { wording, isNumbered, picture }: Look): Drawing[] {
  return [drawFirst(notice, { wording, isNumbered, picture }), drawDetails(notice, isNumbered)]
}

function drawFirst(notice: TaxNotice, { wording, isNumbered, picture }: Look): Drawing {
  const { holder, partner, year } = notice
  const page = startPage()
  page.line('Administration fiscale fictive', { size: 12, isBold: true, down: 15 })
  page.line('Centre des finances de démonstration', { down: 30 })
  const [title = '', subtitle = ''] = wordings[wording % wordings.length]?.(year) ?? []
  page.line(title, { size: 15, isBold: true, down: 18 }).line(subtitle, { size: 12, down: 34 })
  for (const person of [holder, ...(partner ? [partner] : [])])
    page.line(`${titleOf(person)}${formalName(person)}`, { x: 320, size: 11 })
  for (const line of addressOf(holder)) page.line(line.toUpperCase(), { x: 320, size: 11 })
  page.space(24)
  const number = notice.taxNumber.replace(/(..)(..)(...)(...)(...)/, '$1 $2 $3 $4 $5')
  page
    .row([
      ['Numéro fiscal :', 50],
      [number, 190],
    ])
    .row([
      ['Référence de l’avis :', 50],
      [notice.noticeNumber, 190],
    ])
  page.row([
    ['Date d’établissement :', 50],
    [shortDay(notice.collectedOn), 190],
  ])
  page.row(
    [
      ['Date de mise en recouvrement :', 50],
      [shortDay(notice.collectedOn), 190],
    ],
    34,
  )
  page.line('Vos références pour vos démarches', { isBold: true, size: 11 }).rule()
  page.row([
    ['Nombre de parts', 50],
    [notice.shares, 540, { isRight: true }],
  ])
  page.row([
    ['Revenu fiscal de référence', 50],
    [`${grouped(notice.referenceIncome)} €`, 540, { isRight: true }],
  ])
  page.row(
    [
      ['Impôt sur le revenu net', 50],
      [`${grouped(notice.tax)} €`, 540, { isRight: true }],
    ],
    40,
  )
  if (picture) {
    page.put({ picture, x: 60, y: page.y, width: codeSide, height: codeSide })
    page.line('Ce code permet de vérifier les données de l’avis.', { x: 60 + codeSide + 20, size: 8 })
  }
  if (isNumbered) page.put({ text: 'Page 1/2', x: 545, y: 40, size: 8, isRight: true })
  return page.end()
}

function drawDetails(notice: TaxNotice, isNumbered: boolean): Drawing {
  const { wages, year, tax } = notice
  const deduction = Math.round(wages / 10)
  const page = startPage()
  page.line('Détail du calcul de l’impôt', { size: 12, isBold: true, down: 24 })
  page
    .row([
      ['Rubriques', 50],
      ['Déclarant 1', 420, { isRight: true }],
      ['Total', 540, { isRight: true }],
    ])
    .rule()
  const rows: [string, string][] = [
    [`Salaires et assimilés (revenus ${year})`, grouped(wages)],
    ['Déduction de 10 % ou frais réels', `- ${grouped(deduction)}`],
    ['Salaires, pensions, rentes nets', grouped(wages - deduction)],
    ['Revenu brut global', grouped(wages - deduction)],
    ['Impôt sur les revenus soumis au barème', grouped(tax)],
  ]
  for (const [label, value] of rows)
    page.row([
      [label, 50],
      [value, 420, { isRight: true }],
      [value, 540, { isRight: true }],
    ])
  page.space(14).line(`Votre prélèvement à la source sur les revenus de ${year + 2} sera adapté en septembre.`)
  page.line('Pour un remboursement, joignez un relevé d’identité bancaire à votre courrier.')
  page.line('Cet avis ne tient pas compte de la taxe foncière.')
  if (isNumbered) page.put({ text: 'Page 2/2', x: 545, y: 40, size: 8, isRight: true })
  return page.end()
}
