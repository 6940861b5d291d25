export const propertyColumns = `property.id, property.name, property.type, furniture, address, living_space, rent_cents,
  charges_cents, share_token, share_token_sealed, share_token_key_id, is_link_paused, validated, dpe_not_required,
  co2_emission, energy_consumption, dpe_grade, dpe_date, ademe_number, dpe_confirmed, certificate, version`

export type PropertyRow = {
  id: string
  name: string
  type: string
  furniture: string
  address: string
  living_space: number
  rent_cents: number
  charges_cents: number
  share_token: string | null
  share_token_sealed: Buffer
  share_token_key_id: string
  is_link_paused: boolean
  validated: boolean
  dpe_not_required: boolean
  co2_emission: number | null
  energy_consumption: number | null
  dpe_grade: string | null
  dpe_date: string | null
  ademe_number: string | null
  dpe_confirmed: boolean
  certificate: Record<string, unknown> & { registryStatus: string; validUntil: string }
  version: number
  live: number
  verified: number
  ended: number
  news: number
}

export type Open = (use: string, sealed: Buffer, keyId: string) => string

export function toProperty(row: PropertyRow, open: Open, today: string) {
  const { certificate: of } = row
  const isExpired = of.registryStatus !== 'REMPLACE' && of.validUntil < today
  return {
    id: row.id,
    name: row.name,
    type: row.type,
    furniture: row.furniture,
    address: row.address,
    livingSpace: row.living_space,
    rentCost: row.rent_cents / 100,
    chargesCost: row.charges_cents / 100,
    token: row.share_token ?? open('share-link', row.share_token_sealed, row.share_token_key_id),
    linkPaused: row.is_link_paused,
    validated: row.validated,
    dpeNotRequired: row.dpe_not_required,
    co2Emission: row.co2_emission ?? undefined,
    energyConsumption: row.energy_consumption ?? undefined,
    dpeGrade: row.dpe_grade ?? undefined,
    dpeDate: row.dpe_date ?? undefined,
    ademeNumber: row.ademe_number ?? undefined,
    dpeConfirmed: row.dpe_confirmed,
    certificate: {
      number: of['number'],
      status: isExpired ? 'EXPIRE' : of.registryStatus,
      date: of['date'],
      validUntil: of.validUntil,
      propertyType: of['propertyType'],
      constructionYear: of['constructionYear'],
      livingSpace: of['livingSpace'],
      primaryEnergyConsumption: of['primaryEnergyConsumption'],
      finalEnergyConsumption: of['finalEnergyConsumption'],
      co2Emission: of['co2Emission'],
      co2Grade: of['co2Grade'],
      grade: of['grade'],
      address: of['address'],
    },
    propertyApartmentSharingCount: row.live,
    verifiedCount: row.verified,
    endedCount: row.ended,
    newCount: row.news,
    version: row.version,
  }
}
