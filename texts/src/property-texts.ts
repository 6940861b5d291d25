import type { CompletenessField } from '@bailclair/domain/property/completeness.rules.ts'
import type { Furniture, PropertyField, PropertyType } from '@bailclair/domain/property/property.schema.ts'
import type { Language } from '@bailclair/domain/value/language.ts'

type Texts = {
  /** Above a field of a form. */
  form: Readonly<Record<PropertyField, string>>
  /** Beside a value: recap, consult page, list, mails and data export. The form label unless there is a shorter one. */
  short: Readonly<Record<PropertyField, string>>
  /** Where a place does not use the short label. */
  consult: { livingSpace: string }
  exported: { livingSpace: string; rentCost: string }
  mail: { name: string }
  /** In a list of missing fields. */
  missing: Readonly<Record<CompletenessField, string>>
  missingShort: Readonly<Record<CompletenessField, string>>
  types: Readonly<Record<PropertyType, string>>
  furnitures: Readonly<Record<Furniture, string>>
}

const frenchForm: Texts['form'] = {
  name: 'Nom du bien',
  type: 'Type de bien',
  address: 'Adresse du bien',
  furniture: 'Ameublement',
  livingSpace: 'Surface habitable',
  rentCost: 'Loyer mensuel, hors charges',
  chargesCost: 'Charges mensuelles',
  ademeNumber: 'Numéro du DPE',
  energyConsumption: 'Consommation d’énergie finale',
  co2Emission: 'Émissions de gaz à effet de serre',
  dpeGrade: 'Lettre imprimée sur le DPE',
  dpeDate: 'Date du DPE',
  dpeNotRequired: 'Mon bien n’est pas soumis au DPE',
  dpeConfirmed: 'DPE que vous avez confirmé malgré les différences',
}

export const propertyInFrench: Texts = {
  form: frenchForm,
  short: {
    ...frenchForm,
    name: 'Nom',
    type: 'Type',
    address: 'Adresse',
    rentCost: 'Loyer hors charges',
    chargesCost: 'Charges',
    ademeNumber: 'Numéro de DPE',
    energyConsumption: 'Consommation (kWh/m²/an, énergie finale)',
    co2Emission: 'Émissions (kg CO₂/m²/an)',
    dpeNotRequired: 'Non soumis au DPE',
  },
  consult: { livingSpace: 'Surface' },
  exported: { livingSpace: 'Surface habitable (m²)', rentCost: 'Loyer' },
  mail: { name: 'Bien' },
  missing: {
    name: 'le nom',
    address: 'l’adresse',
    furniture: 'l’ameublement',
    livingSpace: 'la surface habitable',
    rentCost: 'le loyer',
    chargesCost: 'les charges',
  },
  missingShort: {
    name: 'nom',
    address: 'adresse',
    furniture: 'ameublement',
    livingSpace: 'surface',
    rentCost: 'loyer',
    chargesCost: 'charges',
  },
  types: { HOUSE: 'Maison', APARTMENT: 'Appartement', OTHER: 'Autre' },
  furnitures: { FURNISHED: 'Meublé', UNFURNISHED: 'Non meublé' },
}

const englishForm: Texts['form'] = {
  name: 'Property name',
  type: 'Property type',
  address: 'Property address',
  furniture: 'Furnishing',
  livingSpace: 'Living space',
  rentCost: 'Monthly rent, without charges',
  chargesCost: 'Monthly charges',
  ademeNumber: 'EPC number',
  energyConsumption: 'Final energy consumption',
  co2Emission: 'Greenhouse gas emissions',
  dpeGrade: 'Letter printed on the EPC',
  dpeDate: 'EPC date',
  dpeNotRequired: 'My property is not subject to a certificate',
  dpeConfirmed: 'EPC you confirmed, despite the differences',
}

export const propertyInEnglish: Texts = {
  form: englishForm,
  short: {
    ...englishForm,
    name: 'Name',
    type: 'Type',
    address: 'Address',
    rentCost: 'Rent without charges',
    chargesCost: 'Charges',
    energyConsumption: 'Consumption (kWh/m²/year, final energy)',
    co2Emission: 'Emissions (kg CO₂/m²/year)',
    dpeNotRequired: 'Not subject to an EPC',
  },
  consult: { livingSpace: 'Living space' },
  exported: { livingSpace: 'Living space (m²)', rentCost: 'Rent' },
  mail: { name: 'Property' },
  missing: {
    name: 'the name',
    address: 'the address',
    furniture: 'the furnishing',
    livingSpace: 'the living space',
    rentCost: 'the rent',
    chargesCost: 'the charges',
  },
  missingShort: {
    name: 'name',
    address: 'address',
    furniture: 'furnishing',
    livingSpace: 'living space',
    rentCost: 'rent',
    chargesCost: 'charges',
  },
  types: { HOUSE: 'House', APARTMENT: 'Apartment', OTHER: 'Other' },
  furnitures: { FURNISHED: 'Furnished', UNFURNISHED: 'Unfurnished' },
}

/** Every label of a field of a property. */
export const propertyTexts: Readonly<Record<Language, Texts>> = { fr: propertyInFrench, en: propertyInEnglish }
