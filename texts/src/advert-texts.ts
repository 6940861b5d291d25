import type { AdvertFacts, AdvertMention } from '@bailclair/domain/advert/advert-facts.rules.ts'
import type { HintCriterion } from '@bailclair/domain/advert/forbidden-words.data.ts'
import type { Language } from '@bailclair/domain/value/language.ts'
import { type Cents, fromCents, toCents } from '@bailclair/domain/value/money.schema.ts'
import { advertLines } from './advert-line-texts.ts'
import { criteriaInEnglish, criteriaInFrench } from './criteria-texts.ts'

/** `FACTS`: a line for each fact. `WORDS`: sentences, with the line breaks of the owner. */
export type AdvertParagraph = { kind: 'FACTS' | 'WORDS'; lines: readonly string[] }

export type AdvertText = {
  title: string
  /** The law wants it in larger letters than the other rents. Undefined while rent or charges are not known. */
  rent: string | undefined
  paragraphs: readonly AdvertParagraph[]
}

type Given = {
  language: Language
  /** In the owner's own words. */
  presentation: string | null | undefined
  /** Whole address of the share link, if it is open. */
  link: string | undefined
}

/** What is not known is left out: `missingMentions` names it. */
export function writeAdvert(facts: AdvertFacts, { language, presentation, link }: Given): AdvertText {
  const { rent } = facts
  const words = presentation?.trim()
  const paragraphs: AdvertParagraph[] = [
    { kind: 'WORDS', lines: words ? words.split(/\r?\n/) : [] },
    { kind: 'FACTS', lines: homeLines(facts, language) },
    { kind: 'FACTS', lines: moneyLines(facts, language) },
    { kind: 'FACTS', lines: controlLines(facts, language) },
    { kind: 'FACTS', lines: energyLines(facts, language) },
    // compulsory where a home is exposed; which ones are is not known here, and the words are right everywhere
    { kind: 'WORDS', lines: [advertLines[language].risks] },
    { kind: 'WORDS', lines: link === undefined ? [] : [advertLines[language].apply(link)] },
  ]
  return {
    title: titleOf(facts, language),
    rent: rent?.total === undefined ? undefined : advertLines[language].rent({ ...rent, total: rent.total }),
    paragraphs: paragraphs.filter(({ lines }) => lines.length > 0),
  }
}

/** To copy. */
export const plainTextOf = ({ title, rent, paragraphs }: AdvertText): string =>
  [title, ...(rent === undefined ? [] : [rent]), ...paragraphs.map(({ lines }) => lines.join('\n'))].join('\n\n')

function titleOf({ type, rooms, livingSpace, town }: AdvertFacts, language: Language): string {
  const t = advertLines[language]
  const others = [...(livingSpace ? [t.area(livingSpace)] : []), ...(town ? [t.town(town)] : [])]
  return t.title({ type, rooms, others })
}

function homeLines({ town, type, rooms, furniture, livingSpace }: AdvertFacts, language: Language): string[] {
  const t = advertLines[language]
  return [
    ...(town ? [t.townLine(t.town(town))] : []),
    ...(type && type !== 'OTHER' ? [t.type(type)] : []),
    ...(rooms ? [t.rooms(rooms)] : []),
    ...(furniture ? [t.furniture[furniture]] : []),
    ...(livingSpace ? [t.livingSpace(t.area(livingSpace))] : []),
  ]
}

function moneyLines({ rent, deposit, control, fees }: AdvertFacts, language: Language): string[] {
  const t = advertLines[language]
  const { charges, chargesKind } = rent ?? {}
  const total = fees && fromCents((toCents(fees.tenant) + toCents(fees.inventory)) as Cents)
  return [
    ...(control?.isCertain ? [] : rentLines({ rent }, language)),
    ...(charges === undefined ? [] : [charges > 0 ? t.charges(charges, chargesKind) : t.noCharges]),
    ...(deposit === undefined ? [] : [deposit > 0 ? t.deposit(deposit) : t.noDeposit]),
    ...(fees && total ? [t.fees(total, fees.inventory)] : []),
  ]
}

/** The mention of the zone comes before the rents, as the law wants it, also while the ceiling is missing. */
function controlLines({ rent, control }: AdvertFacts, language: Language): string[] {
  const t = advertLines[language]
  if (!control?.isCertain) return []
  const { ceiling, reference } = control
  return [
    t.controlled,
    ...(ceiling === undefined ? [] : [t.ceiling(ceiling)]),
    ...(reference === undefined ? [] : [t.reference(reference)]),
    ...rentLines({ rent }, language),
  ]
}

function rentLines({ rent }: Pick<AdvertFacts, 'rent'>, language: Language): string[] {
  const t = advertLines[language]
  if (!rent) return []
  return [t.base(rent.base), ...(rent.supplement > 0 ? [t.supplement(rent.supplement)] : [])]
}

function energyLines({ energy, energyCost }: AdvertFacts, language: Language): string[] {
  const t = advertLines[language]
  if (energy.kind === 'NOT_REQUIRED') return [t.notRequired]
  const cost = energyCost ? [t.energyCost(energyCost)] : []
  if (energy.kind === 'UNKNOWN') return cost
  const { grade, co2Grade, isExcessive } = energy
  return [
    t.energyGrade(grade),
    ...(co2Grade ? [t.climateGrade(co2Grade)] : []),
    ...(isExcessive ? [t.excessive(grade)] : []),
    ...cost,
  ]
}

/** In a list of what an advert still lacks. */
export const mentionNames: Readonly<Record<Language, Readonly<Record<AdvertMention, string>>>> = {
  fr: {
    TOWN: 'la commune, par une adresse qui finit par le code postal et la ville',
    FURNITURE: 'location meublée ou non meublée',
    LIVING_SPACE: 'la surface habitable',
    RENT: 'le loyer',
    CHARGES: 'le montant des charges',
    CHARGES_KIND: 'le mode de règlement des charges',
    DEPOSIT: 'le dépôt de garantie, même nul',
    CEILING: 'le loyer de référence majoré, si les loyers sont encadrés à cette adresse',
    ENERGY_GRADE: 'la classe énergie d’un DPE en cours de validité',
    CLIMATE_GRADE: 'la classe climat du DPE',
    ENERGY_COST: 'le montant estimé des dépenses annuelles d’énergie et l’année des prix',
  },
  en: {
    TOWN: 'the town, by an address that ends with the postcode and the town',
    FURNITURE: 'let furnished or unfurnished',
    LIVING_SPACE: 'the living space',
    RENT: 'the rent',
    CHARGES: 'the amount of the charges',
    CHARGES_KIND: 'how charges are paid',
    DEPOSIT: 'the deposit, even if there is none',
    CEILING: 'the increased reference rent, if rents are controlled at this address',
    ENERGY_GRADE: 'the energy grade of a valid energy certificate',
    CLIMATE_GRADE: 'the climate grade of the energy certificate',
    ENERGY_COST: 'the estimated yearly energy costs and the year of the prices',
  },
}

/** What words of an advert hint at. */
export const hintTexts: Readonly<Record<Language, Readonly<Record<HintCriterion, string>>>> = {
  fr: { ...criteriaInFrench, ANIMALS: 'animaux de compagnie' },
  en: { ...criteriaInEnglish, ANIMALS: 'pets' },
}
