import type { AdvertFacts, AdvertRent } from '@bailclair/domain/advert/advert-facts.rules.ts'
import type { ChargesKind } from '@bailclair/domain/law/letting-kind.ts'
import type { Furniture, PropertyType } from '@bailclair/domain/property/property.schema.ts'
import type { Language } from '@bailclair/domain/value/language.ts'
import { writeMoney, writeNumber } from '@bailclair/domain/value/write-number.ts'
import { listYears } from './energy-years-texts.ts'

type Known<F extends keyof AdvertFacts> = NonNullable<AdvertFacts[F]>
type NamedType = Exclude<PropertyType, 'OTHER'>
type Grade = 'A' | 'B' | 'C' | 'D' | 'E' | 'F' | 'G'

/** What each line of an advert says. */
type Lines = {
  title: (home: { type: PropertyType | undefined; rooms: number | undefined; others: readonly string[] }) => string
  area: (squareMetres: number) => string
  town: (town: Known<'town'>) => string
  townLine: (town: string) => string
  type: (type: NamedType) => string
  rooms: (count: number) => string
  furniture: Readonly<Record<Furniture, string>>
  livingSpace: (area: string) => string
  rent: (rent: AdvertRent & { total: number }) => string
  base: (euros: number) => string
  supplement: (euros: number) => string
  noCharges: string
  charges: (euros: number, kind: ChargesKind | undefined) => string
  noDeposit: string
  deposit: (euros: number) => string
  fees: (total: number, inventory: number) => string
  controlled: string
  ceiling: (euros: number) => string
  reference: (euros: number) => string
  notRequired: string
  energyGrade: (grade: Grade) => string
  climateGrade: (grade: Grade) => string
  excessive: (grade: Grade) => string
  energyCost: (cost: Known<'energyCost'>) => string
  risks: string
  apply: (link: string) => string
}

const euros = { fr: (amount: number) => writeMoney('fr', amount), en: (amount: number) => writeMoney('en', amount) }
const withCents = { fr: (fee: number) => writeMoney('fr', fee, 2), en: (fee: number) => writeMoney('en', fee, 2) }

const frenchTypes = { APARTMENT: 'appartement', HOUSE: 'maison' }
const englishTypes: typeof frenchTypes = { APARTMENT: 'apartment', HOUSE: 'house' }
const frenchChargesKinds = { PROVISIONS: 'provisions avec régularisation annuelle', FLAT_RATE: 'forfait' }
const englishChargesKinds: typeof frenchChargesKinds = {
  PROVISIONS: 'advance payments with a yearly settlement (provisions)',
  FLAT_RATE: 'flat rate (forfait)',
}

const joined = (...parts: readonly (string | number | false | undefined)[]) => parts.filter(Boolean).join(', ')

/** In the words of the law: order of 21 April 2022; building code, R. 126-21 to R. 126-24; environment code, R. 125-25. */
const french: Lines = {
  title: ({ type, rooms, others }) => {
    const home = type === undefined || type === 'OTHER' ? 'logement' : frenchTypes[type]
    return `À louer : ${[home, ...(rooms ? [`${rooms} ${rooms < 2 ? 'pièce' : 'pièces'}`] : []), ...others].join(', ')}`
  },
  area: (squareMetres) => `${writeNumber('fr', squareMetres, { most: 2 })} m²`,
  town: ({ name, arrondissement }) =>
    arrondissement ? `${name} ${arrondissement}${arrondissement === 1 ? 'er' : 'e'} arrondissement` : name,
  townLine: (town) => `Commune : ${town}`,
  type: (type) => `Type de bien : ${frenchTypes[type]}`,
  rooms: (count) => `Nombre de pièces principales : ${count}`,
  furniture: { FURNISHED: 'Location meublée', UNFURNISHED: 'Location non meublée' },
  livingSpace: (area) => `Surface habitable : ${area}`,
  rent: ({ total, supplement, charges }) =>
    joined(
      `Loyer : ${euros.fr(total)} par mois`,
      supplement > 0 && 'complément de loyer inclus',
      charges && 'charges comprises',
    ),
  base: (amount) => `Loyer de base : ${euros.fr(amount)} par mois, hors charges`,
  supplement: (amount) => `Complément de loyer : ${euros.fr(amount)} par mois`,
  noCharges: 'Charges récupérables : aucune',
  charges: (amount, kind) =>
    `Charges récupérables : ${euros.fr(amount)} par mois${kind ? ` (${frenchChargesKinds[kind]})` : ''}`,
  noDeposit: 'Aucun dépôt de garantie',
  deposit: (amount) => `Dépôt de garantie : ${euros.fr(amount)}`,
  fees: (total, inventory) => {
    const part = inventory > 0 ? `, dont ${withCents.fr(inventory)} pour l’état des lieux` : ''
    return `Honoraires à la charge du locataire : ${withCents.fr(total)} TTC${part}`
  },
  controlled: 'Zone soumise à encadrement des loyers',
  ceiling: (amount) => `Loyer de référence majoré (loyer de base à ne pas dépasser) : ${euros.fr(amount)} par mois`,
  reference: (amount) => `Loyer de référence : ${euros.fr(amount)} par mois`,
  notRequired: 'Logement non soumis au diagnostic de performance énergétique (DPE)',
  energyGrade: (grade) => `Classe énergie : ${grade}`,
  climateGrade: (grade) => `Classe climat : ${grade}`,
  excessive: (grade) => `Logement à consommation énergétique excessive : classe ${grade}`,
  energyCost: ({ least, most, firstYear, lastYear }) =>
    `Montant estimé des dépenses annuelles d’énergie pour un usage standard : entre ${euros.fr(least)} et ${euros.fr(most)} par an. Prix moyens des énergies indexés sur ${firstYear < lastYear ? 'les années' : 'l’année'} ${listYears('fr', firstYear, lastYear)} (abonnements compris).`,
  risks:
    'Les informations sur les risques auxquels ce bien est exposé sont disponibles sur le site Géorisques : www.georisques.gouv.fr',
  apply: (link) => `Candidater : ${link}`,
}

/** The terms of the French law stand in brackets. */
const english: Lines = {
  title: ({ type, rooms, others }) => {
    const home = type === undefined || type === 'OTHER' ? 'home' : englishTypes[type]
    return `To let: ${[home, ...(rooms ? [`${rooms} ${rooms === 1 ? 'room' : 'rooms'}`] : []), ...others].join(', ')}`
  },
  area: (squareMetres) => `${writeNumber('en', squareMetres, { most: 2 })} m²`,
  town: ({ name, arrondissement }) => (arrondissement ? `${name}, ${ordinal(arrondissement)} arrondissement` : name),
  townLine: (town) => `Town: ${town}`,
  type: (type) => `Kind of property: ${englishTypes[type]}`,
  rooms: (count) => `Main rooms: ${count}`,
  furniture: { FURNISHED: 'Let furnished (location meublée)', UNFURNISHED: 'Let unfurnished (location non meublée)' },
  livingSpace: (area) => `Living space (surface habitable): ${area}`,
  rent: ({ total, supplement, charges }) =>
    joined(
      `Rent: ${euros.en(total)} per month`,
      supplement > 0 && 'rent supplement included',
      charges && 'charges included (charges comprises)',
    ),
  base: (amount) => `Base rent (loyer de base): ${euros.en(amount)} per month, without charges`,
  supplement: (amount) => `Rent supplement (complément de loyer): ${euros.en(amount)} per month`,
  noCharges: 'Charges (charges récupérables): none',
  charges: (amount, kind) =>
    `Charges (charges récupérables): ${euros.en(amount)} per month${kind ? `, ${englishChargesKinds[kind]}` : ''}`,
  noDeposit: 'No deposit (dépôt de garantie)',
  deposit: (amount) => `Deposit (dépôt de garantie): ${euros.en(amount)}`,
  fees: (total, inventory) => {
    const part = inventory > 0 ? `, of which ${withCents.en(inventory)} for the inventory (état des lieux)` : ''
    return `Agency fees paid by the tenant (honoraires): ${withCents.en(total)} including tax (TTC)${part}`
  },
  controlled: 'Rents are controlled here (zone soumise à encadrement des loyers)',
  ceiling: (amount) =>
    `Increased reference rent, which the base rent must not exceed (loyer de référence majoré): ${euros.en(amount)} per month`,
  reference: (amount) => `Reference rent (loyer de référence): ${euros.en(amount)} per month`,
  notRequired: 'Not subject to an energy certificate (DPE)',
  energyGrade: (grade) => `Energy grade (classe énergie): ${grade}`,
  climateGrade: (grade) => `Climate grade (classe climat): ${grade}`,
  excessive: (grade) =>
    `Home with excessive energy consumption (logement à consommation énergétique excessive): grade ${grade}`,
  energyCost: ({ least, most, firstYear, lastYear }) =>
    `Estimated yearly energy costs for standard use: between ${euros.en(least)} and ${euros.en(most)} per year. Average energy prices of ${listYears('en', firstYear, lastYear)}, subscriptions included.`,
  risks: 'Risks to which this home is exposed (risques): see the Géorisques site, www.georisques.gouv.fr',
  apply: (link) => `Apply: ${link}`,
}

/** 1st, 2nd, 3rd, 4th to 20th. */
const ordinal = (place: number) => `${place}${['th', 'st', 'nd', 'rd'][place] ?? 'th'}`

export const advertLines: Readonly<Record<Language, Lines>> = { fr: french, en: english }
