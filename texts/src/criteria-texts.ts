import type { ForbiddenCriterion } from '@bailclair/domain/law/forbidden-criteria.ts'

/** Names of criteria by which nobody may choose a tenant. */
export const criteriaInFrench: Readonly<Record<ForbiddenCriterion, string>> = {
  ORIGIN: 'origine',
  RELIGION: 'religion',
  FAMILY: 'situation de famille',
  PREGNANCY: 'grossesse',
  HEALTH: 'santé ou handicap',
  ORIENTATION: 'orientation sexuelle ou identité de genre',
  SEX: 'sexe',
  AGE: 'âge',
  APPEARANCE: 'apparence physique',
  OPINION: 'opinions ou activité syndicale',
  RESIDENCE: 'lieu de résidence',
  POVERTY: 'situation économique',
}

export const criteriaInEnglish: typeof criteriaInFrench = {
  ORIGIN: 'origin',
  RELIGION: 'religion',
  FAMILY: 'family situation',
  PREGNANCY: 'pregnancy',
  HEALTH: 'health or disability',
  ORIENTATION: 'sexual orientation or gender identity',
  SEX: 'sex',
  AGE: 'age',
  APPEARANCE: 'physical appearance',
  OPINION: 'opinions or union activity',
  RESIDENCE: 'place of residence',
  POVERTY: 'economic situation',
}
