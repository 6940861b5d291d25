import { type Drawing, faint, type Item, specimen } from '../drawing.ts'
import { amount, lastDayOf, longDay, monthName, shortDay } from '../format.ts'
import { addressOf, type Employer, formalName, fullName, type Person, plainCapitals, titleOf } from '../people.ts'
import { startPage } from '../write-page.ts'

/** A landlord's receipt for one month; `cents` without charges. */
export function drawRentReceipt(holder: Person, month: string, cents: number): Drawing {
  const page = startPage()
  page.line('Agence du Vieux Puits', { size: 12, isBold: true }).line('7 rue de la Gare').space(20)
  page
    .line('QUITTANCE DE LOYER', { size: 16, isBold: true, down: 20 })
    .line(`Mois de ${monthName(month)}`, { down: 30 })
  page.line(`${titleOf(holder)}${fullName(holder)}`, { x: 320 })
  for (const line of addressOf(holder)) page.line(line, { x: 320 })
  page.space(24).line(`Reçu de ${titleOf(holder)}${fullName(holder)} la somme de ${amount(cents + 6_500)} euros`)
  page.line(`pour la période du ${shortDay(`${month}-01`)} au ${shortDay(lastDayOf(month))}.`, { down: 24 })
  const rows = [
    ['Loyer', cents],
    ['Provision pour charges', 6_500],
    ['Total', cents + 6_500],
  ] as const
  for (const [label, value] of rows)
    page.row([
      [label, 50],
      [amount(value), 540, { isRight: true }],
    ])
  page.space(20).line('Cette quittance annule tous les reçus donnés auparavant pour le même mois.')
  page.line('Elle ne vaut pas contrat de location.')
  return page.end()
}

type Contract = { employer: Employer; role: string; since: string; gross: number }

/** Two pages; the second one names other documents, as real ones do. */
export function drawWorkContract(
  holder: Person,
  { employer, role, since, gross }: Contract,
  numbers = ['1/2', '2/2'],
): Drawing[] {
  const first = startPage()
  first.line('CONTRAT DE TRAVAIL À DURÉE INDÉTERMINÉE', { size: 14, isBold: true, down: 34 })
  first.line('Entre les soussignés').line(`${employer.name}, ${employer.street}, ${employer.town}`)
  first.line(`SIRET ${employer.number}, d’une part,`)
  first.line(`et ${titleOf(holder)}${formalName(holder)}, ${addressOf(holder).join(', ')}, d’autre part,`)
  first.line('il a été convenu ce qui suit.', { down: 26 })
  first
    .line('Article 1 : engagement', { isBold: true })
    .line(`Le contrat prend effet le ${longDay(since)}, pour l’emploi de ${role}.`)
  first
    .line('Article 2 : rémunération', { isBold: true })
    .line(`Salaire mensuel brut : ${amount(gross)} euros pour 151,67 heures.`)
  const second = startPage()
  second.line('Article 3 : formalités', { isBold: true })
  second.line('Le salarié remet à l’embauche une copie de sa carte d’identité, une')
  second.line('attestation de droits à l’assurance maladie et un relevé d’identité bancaire. Un bulletin de paie')
  second.line('lui est remis chaque mois. Le livret de famille n’est demandé que pour le supplément familial.', {
    down: 24,
  })
  second.line(`Fait en deux exemplaires le ${longDay(since)}.`)
  return [first, second].map((page, index) => {
    page.put({ text: `Page ${numbers[index]}`, x: 545, y: 40, size: 8, isRight: true })
    return page.end()
  })
}

/** Nobody may ask for it. */
export function drawBankStatement(holder: Person, month: string, cents: number): Drawing {
  const page = startPage()
  page.line('Banque de l’Île fictive', { size: 12, isBold: true, down: 24 })
  page.line(`RELEVÉ DE COMPTE au ${shortDay(lastDayOf(month))}`, { size: 14, isBold: true, down: 26 })
  page.line(`${titleOf(holder)}${formalName(holder)}`, { x: 320 })
  for (const line of addressOf(holder)) page.line(line, { x: 320 })
  page
    .space(20)
    .row([
      ['Date', 50],
      ['Opération', 120],
      ['Débit', 430, { isRight: true }],
      ['Crédit', 540, { isRight: true }],
    ])
    .rule()
  page.row([
    [`03/${month.slice(5)}`, 50],
    ['Virement salaire', 120],
    [amount(cents), 540, { isRight: true }],
  ])
  page.row([
    [`05/${month.slice(5)}`, 50],
    ['Loyer', 120],
    [amount(61_000), 430, { isRight: true }],
  ])
  page.row([
    [`12/${month.slice(5)}`, 50],
    ['Carte supermarché', 120],
    [amount(8_432), 430, { isRight: true }],
  ])
  page.row([
    ['Nouveau solde', 120],
    [amount(cents - 69_432), 540, { isRight: true }],
  ])
  return page.end()
}

export type IdentityCard = {
  holder: Person
  number: string
  /** `YYYY-MM-DD`, as printed. */
  expiresOn: string
  /** Cards until 2021 have no machine-readable expiry. */
  isOld: boolean
}

/** Points: 86 × 54 mm, enlarged twice. */
const card = { width: 486, height: 306 }

/** Looks like no official card of any State, but says the same in words and in machine-readable lines. */
export function drawIdentityCard({ holder, number, expiresOn, isOld }: IdentityCard): Drawing {
  const expiry = isOld ? 'Carte valable jusqu’au' : 'Date d’expiration'
  const fields: [string, string][] = [
    ['Nom', holder.lastName.toUpperCase()],
    ['Prénoms', holder.firstName],
    ['Né(e) le', shortDay(holder.birthDate)],
    ['À', holder.town],
  ]
  const items: Item[] = [
    { shape: 'box', x: 0, y: 0, width: card.width, height: 40, colour: '#2b5d7a' },
    { text: 'CARTE NATIONALE D’IDENTITÉ FICTIVE', x: 20, y: 26, size: 14, isBold: true, colour: '#ffffff' },
    specimen({ width: card.width, height: card.height * 1.1 }),
    { shape: 'box', x: 24, y: 58, width: 120, height: 150, colour: '#e6eef7' },
    ...fields.flatMap(([label, value], index): Item[] => [
      { text: label, x: 170, y: 64 + index * 34, size: 8, colour: faint },
      { text: value, x: 170, y: 80 + index * 34, size: 13, isBold: true },
    ]),
    { text: `${expiry} : ${shortDay(expiresOn)}`, x: 170, y: 206, size: 11 },
    { text: `N° ${number}`, x: 340, y: 64, size: 10 },
    ...machineLines({ holder, number, expiresOn, isOld }).map(
      (text, index): Item => ({ text, x: 24, y: 242 + index * 18, size: 14, isMono: true }),
    ),
  ]
  return { ...card, items }
}

const filled = (text: string, length: number) => text.slice(0, length).padEnd(length, '<')
const letters = (text: string) => plainCapitals(text).replace(/[^A-Z]+/g, '<')
const sixDigits = (date: string) => date.replaceAll('-', '').slice(2)

/** ICAO 9303 (three lines of 30), or the two lines of 36 that cards had before. */
function machineLines({ holder, number, expiresOn, isOld }: IdentityCard): string[] {
  const [last, first] = [letters(holder.lastName), letters(holder.firstName)]
  const birth = withCheck(sixDigits(holder.birthDate))
  const sex = holder.isWoman ? 'F' : 'M'
  if (isOld) {
    const upper = `IDFRA${filled(last, 25)}350123`
    const lower = `${withCheck(number)}${filled(first, 14)}${birth}${sex}`
    return [upper, `${lower}${checkDigit(upper + lower)}`]
  }
  const upper = filled(`IDFRA${withCheck(number)}`, 30)
  const middle = `${birth}${sex}${withCheck(sixDigits(expiresOn))}FRA${'<'.repeat(11)}`
  const whole = upper.slice(5) + birth + withCheck(sixDigits(expiresOn))
  return [upper, `${middle}${checkDigit(whole)}`, filled(`${last}<<${first}`, 30)]
}

const withCheck = (text: string) => `${text}${checkDigit(text)}`
const checkDigit = (text: string): number =>
  [...text].reduce((sum, sign, index) => sum + signValue(sign) * ([7, 3, 1][index % 3] ?? 0), 0) % 10
const signValue = (sign: string) => (/\d/.test(sign) ? Number(sign) : sign === '<' ? 0 : sign.charCodeAt(0) - 55)
