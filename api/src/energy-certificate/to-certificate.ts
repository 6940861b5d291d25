import {
  type CertificateNumber,
  certificateNumber,
} from '@bailclair/domain/energy-certificate/certificate-number.schema.ts'
import { lastValidDay } from '@bailclair/domain/energy-certificate/certificate-validity.rules.ts'
import {
  type RegistryCertificate,
  registryCertificate,
} from '@bailclair/domain/energy-certificate/registry-certificate.ts'
import { cleanForeignText } from '#platform/outbound/foreign-text.ts'
import { type Administrative, type Dwelling, registryAnswer } from './registry-answer.schema.ts'
import {
  findBuiltPeriod,
  findDay,
  findFigure,
  findLetter,
  findStatus,
  findYear,
  propertyTypeOf,
} from './registry-values.ts'

/**
 * Converts the registry's response. Missing figures, addresses and reasons are left out; undefined when it is another
 * certificate or lacks a required field.
 */
export function findCertificate(asked: CertificateNumber, answer: unknown): RegistryCertificate | undefined {
  const { success: hasSucceeded, consommationEnergieFinale, dpe = {} } = registryAnswer.parse(answer)
  const { administratif = {} } = dpe
  const date = findDay(administratif.date_etablissement_dpe)
  if (String(hasSucceeded) === 'false' || !date || findNumber(dpe.numero_dpe) !== asked) return undefined

  const { success, data } = registryCertificate.safeParse(
    withoutGaps({
      number: asked,
      registryStatus: findStatus(dpe.statut),
      date,
      validUntil: lastValidDay(date),
      replacementNumber: findNumber(administratif.dpe_remplacant),
      replacedNumber: findNumber(administratif.dpe_a_remplacer),
      replacementReason: cleanForeignText(administratif.motif_remplacement, 500),
      address: addressOf(administratif),
      finalEnergyConsumption: findFigure(consommationEnergieFinale),
      ...dwellingFacts([dpe.logement, dpe.logement_neuf].find(isDescribed) ?? {}),
    }),
  )
  return success ? data : undefined
}

/** A dwelling is described as existing or as new; the other part may be present but empty. */
const isDescribed = (dwelling: Dwelling | undefined) => dwelling?.sortie?.ep_conso?.classe_bilan_dpe !== undefined

function dwellingFacts({ caracteristique_generale: general = {}, sortie = {} }: Dwelling) {
  const { ep_conso: energy = {}, emission_ges: emissions = {} } = sortie
  return {
    propertyType: propertyTypeOf(general),
    constructionYear: findYear(general.annee_construction),
    constructionPeriod: findBuiltPeriod(general.enum_periode_construction_id),
    livingSpace: findFigure(general.surface_habitable_logement) || findFigure(general.surface_habitable_immeuble),
    primaryEnergyConsumption: findFigure(energy.ep_conso_5_usages_m2),
    co2Emission: findFigure(emissions.emission_ges_5_usages_m2),
    co2Grade: findLetter(emissions.classe_emission_ges),
    grade: findLetter(energy.classe_bilan_dpe),
  }
}

/** The directory's address, or the inspector's, on one line. */
function addressOf({ geolocalisation }: Administrative): string | undefined {
  const place = geolocalisation?.adresses?.adresse_bien ?? {}
  const typed = [place.adresse_brut, place.code_postal_brut, place.nom_commune_brut]
  const line = typed.map((text) => cleanForeignText(text, 255) ?? '').join(' ')
  return (
    cleanForeignText(place.ban_label, 255) ?? cleanForeignText(place.label_brut, 255) ?? cleanForeignText(line, 255)
  )
}

const findNumber = (value: unknown) => certificateNumber.safeParse(value).data

const withoutGaps = (values: Record<string, unknown>) =>
  Object.fromEntries(Object.entries(values).filter(([, value]) => value !== undefined))
