import type { Seeded } from './seeded.ts'

/** An invented person. */
export type Person = {
  firstName: string
  lastName: string
  /** Undefined: no title is printed. */
  isWoman?: boolean
  /** `YYYY-MM-DD` */
  birthDate: string
  street: string
  postcode: string
  town: string
}
export type Employer = { name: string; street: string; town: string; number: string }

const women = ['Maëlys', 'Élodie', 'Anne-Sophie', 'Chloé', 'Fatou', 'Inès', 'Zoé', 'Céline', 'Noémie', 'Aïcha'] as const
const men = [
  'Jérôme',
  'Loïc',
  'François',
  'Thibault',
  'Moussa',
  'Gaël',
  'Jean-Noël',
  'Karim',
  'Étienne',
  'Rémi',
] as const
const lastNames = [
  'Vauquelin',
  'Desrosiers',
  'Lefèbvre-Aubry',
  'd’Arçonnat',
  'Le Goualec',
  'Nguyen Tranh',
  'Ben Khalifat',
  'Ôtrement',
  'Bérangeot',
  'Saint-Clarel',
  'Touréya',
  'Oyharçabale',
  'De La Fontanelle',
  'Lô',
  'Bouchardeauville',
  'Ré',
] as const
const streets = [
  '14 rue des Tilleuls',
  '3 bis avenue du Général-Bertin',
  '127 boulevard de la Liberté',
  '8 impasse du Moulin',
  '52 chemin des Deux-Ponts',
  '9 place Saint-Aubin',
] as const
const towns = [
  ['35000', 'Rennes'],
  ['63000', 'Clermont-Ferrand'],
  ['06300', 'Nice'],
  ['42100', 'Saint-Étienne'],
  ['59800', 'Lille'],
  ['75019', 'Paris'],
] as const
const companies = [
  'Ateliers Brunel SAS',
  'Boulangerie du Port SARL',
  'Transports Ligerot SA',
  'Clinique des Ormes',
  'Nordine & Fils',
  'Société Coopérative L’Établi',
] as const

export function inventPerson(seeded: Seeded): Person {
  const isWoman = seeded.next() < 0.5
  const [postcode, town] = seeded.pick(towns)
  return {
    firstName: seeded.pick(isWoman ? women : men),
    lastName: seeded.pick(lastNames),
    isWoman,
    birthDate: `${seeded.integer(1955, 2004)}-${two(seeded.integer(1, 12))}-${two(seeded.integer(1, 28))}`,
    street: seeded.pick(streets),
    postcode,
    town,
  }
}

/** Somebody who has no name in common with the other. */
export function inventOther(seeded: Seeded, { lastName, firstName }: Person): Person {
  for (;;) {
    const other = inventPerson(seeded)
    if (other.lastName !== lastName && other.firstName !== firstName) return other
  }
}

export function inventEmployer(seeded: Seeded): Employer {
  const [postcode, town] = seeded.pick(towns)
  return {
    name: seeded.pick(companies),
    street: seeded.pick(streets),
    town: `${postcode} ${town}`,
    number: employerNumber(`${seeded.digits(9)}000${seeded.integer(1, 9)}`),
  }
}

/** Fourteen digits of which the last one makes Luhn's sum a multiple of ten. */
export function employerNumber(thirteen: string): string {
  const sum = [...thirteen].reduce((total, digit, index) => {
    const value = Number(digit) * (index % 2 === 0 ? 2 : 1)
    return total + (value > 9 ? value - 9 : value)
  }, 0)
  return `${thirteen}${(10 - (sum % 10)) % 10}`
}

export const two = (number: number): string => String(number).padStart(2, '0')
export const fullName = ({ firstName, lastName }: Person): string => `${firstName} ${lastName}`
/** Before a name, with the space after it. */
export const titleOf = ({ isWoman }: Person): string => (isWoman === undefined ? '' : isWoman ? 'Mme ' : 'M. ')
/** As on forms: the last name first, in capitals. */
export const formalName = ({ firstName, lastName }: Person): string => `${lastName.toUpperCase()} ${firstName}`
export const addressOf = ({ street, postcode, town }: Person): string[] => [street, `${postcode} ${town}`]

/** In capitals, without accents: as codes and machine-readable lines have it. */
export const plainCapitals = (text: string): string =>
  text.normalize('NFD').replace(/\p{M}/gu, '').replaceAll('’', "'").toUpperCase()
