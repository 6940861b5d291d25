import type { CompletenessField } from '@bailclair/domain/property/completeness.rules.ts'
import type { Furniture, PropertyType, WizardField } from '@bailclair/domain/property/property.schema.ts'
import type { BuiltPeriod } from '@bailclair/domain/rent-control/built-period.ts'
import type { Language } from '@bailclair/domain/value/language.ts'

type Texts = {
  /** Above a field of a form. */
  form: Readonly<Record<WizardField, string>>
  /** Beside a value: recap, consult page, list, mails and data export. The form label unless there is a shorter one. */
  short: Readonly<Record<WizardField, string>>
  /** Where a place does not use the short label. */
  consult: { livingSpace: string }
  exported: { livingSpace: string; rentCost: string }
  mail: { name: string }
  /** In a list of missing fields. */
  missing: Readonly<Record<CompletenessField, string>>
  missingShort: Readonly<Record<CompletenessField, string>>
  types: Readonly<Record<PropertyType, string>>
  furnitures: Readonly<Record<Furniture, string>>
  builtPeriods: Readonly<Record<BuiltPeriod, string>>
}

const frenchForm: Texts['form'] = {
  name: 'Nom du bien',
  type: 'Type de bien',
  address: 'Adresse du bien',
  furniture: 'Ameublement',
  livingSpace: 'Surface habitable',
  rentCost: 'Loyer mensuel, hors charges',
  chargesCost: 'Charges mensuelles',
  rooms: 'Nombre de pièces principales',
  builtPeriod: 'Époque de construction',
  lastRent: 'Loyer du dernier locataire, hors charges',
  lastRentSince: 'Date de ce dernier loyer',
  longUnlet: 'Personne n’a loué ce logement depuis plus de 18 mois, ou jamais',
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
  builtPeriods: {
    BEFORE_1946: 'Avant 1946',
    '1946_1970': 'De 1946 à 1970',
    '1971_1990': 'De 1971 à 1990',
    '1991_2005': 'De 1991 à 2005',
    AFTER_2005: 'Après 2005',
  },
}

const englishForm: Texts['form'] = {
  name: 'Property name',
  type: 'Property type',
  address: 'Property address',
  furniture: 'Furnishing',
  livingSpace: 'Living space',
  rentCost: 'Monthly rent, without charges',
  chargesCost: 'Monthly charges',
  rooms: 'Number of main rooms',
  builtPeriod: 'When it was built',
  lastRent: 'Rent of the last tenant, without charges',
  lastRentSince: 'Date of that last rent',
  longUnlet: 'Nobody has rented this home for more than 18 months, or ever',
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
  builtPeriods: {
    BEFORE_1946: 'Before 1946',
    '1946_1970': '1946 to 1970',
    '1971_1990': '1971 to 1990',
    '1991_2005': '1991 to 2005',
    AFTER_2005: 'After 2005',
  },
}

/** Every label of a field of a property; those of an advert are in `advert-field-texts.ts`. */
export const propertyTexts: Readonly<Record<Language, Texts>> = { fr: propertyInFrench, en: propertyInEnglish }
