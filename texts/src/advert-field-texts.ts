import type { ChargesKind } from '@bailclair/domain/law/letting-kind.ts'
import type { AdvertField } from '@bailclair/domain/property/property.schema.ts'
import type { Language } from '@bailclair/domain/value/language.ts'

type Texts = {
  /** Above a field of the form. */
  form: Readonly<Record<AdvertField, string>>
  /** Beside a value in the data export. */
  short: Readonly<Record<AdvertField, string>>
  chargesKinds: Readonly<Record<ChargesKind, string>>
}

const frenchForm: Texts['form'] = {
  chargesKind: 'Mode de règlement des charges',
  deposit: 'Dépôt de garantie',
  statedCeiling: 'Loyer de référence majoré',
  rentSupplement: 'Complément de loyer',
  climateGrade: 'Classe climat imprimée sur le DPE',
  energyCostLeast: 'Dépenses annuelles d’énergie, estimation basse',
  energyCostMost: 'Dépenses annuelles d’énergie, estimation haute',
  energyCostYear: 'Première année des prix',
  energyCostLastYear: 'Dernière année, s’il y en a plusieurs',
  tenantFees: 'Honoraires à la charge du locataire\u202f: visite, dossier et bail',
  inventoryFees: 'Honoraires à la charge du locataire\u202f: état des lieux',
  presentation: 'Présentation du logement',
}

export const advertFieldsInFrench: Texts = {
  form: frenchForm,
  short: {
    ...frenchForm,
    statedCeiling: 'Loyer de référence majoré lu sur le site officiel, par m²',
    energyCostYear: 'Première année des prix de l’énergie',
    energyCostLastYear: 'Dernière année des prix de l’énergie',
  },
  chargesKinds: { PROVISIONS: 'Provisions, régularisées chaque année', FLAT_RATE: 'Forfait' },
}

const englishForm: Texts['form'] = {
  chargesKind: 'How charges are paid',
  deposit: 'Deposit',
  statedCeiling: 'Increased reference rent',
  rentSupplement: 'Rent supplement',
  climateGrade: 'Climate grade printed on the EPC',
  energyCostLeast: 'Yearly energy costs, low estimate',
  energyCostMost: 'Yearly energy costs, high estimate',
  energyCostYear: 'First year of the prices',
  energyCostLastYear: 'Last year, if there are several',
  tenantFees: 'Fees paid by the tenant: visit, file and lease',
  inventoryFees: 'Fees paid by the tenant: inventory',
  presentation: 'Description of the home',
}

export const advertFieldsInEnglish: Texts = {
  form: englishForm,
  short: {
    ...englishForm,
    statedCeiling: 'Increased reference rent read on the official site, per m²',
    energyCostYear: 'First year of the energy prices',
    energyCostLastYear: 'Last year of the energy prices',
  },
  chargesKinds: { PROVISIONS: 'Advance payments, settled each year', FLAT_RATE: 'Flat rate' },
}

/** Labels of what an advert says and nothing else needs: apart, so that other pages do not load them. */
export const advertFieldTexts: Readonly<Record<Language, Texts>> = {
  fr: advertFieldsInFrench,
  en: advertFieldsInEnglish,
}
