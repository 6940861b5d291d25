import {
  type CertificateNumber,
  certificateNumber,
} from '@bailclair/domain/energy-certificate/certificate-number.schema.ts'
import { lastValidDay } from '@bailclair/domain/energy-certificate/certificate-validity.rules.ts'
import {
  type RegistryCertificate,
  registryCertificate,
} from '@bailclair/domain/energy-certificate/registry-certificate.ts'
import { foreignText } from '#platform/outbound/foreign-text.ts'
import { type Administrative, type Dwelling, registryAnswer } from './registry-answer.schema.ts'
import { findDay, findFigure, findLetter, findStatus, findYear, propertyTypeOf } from './registry-values.ts'

/**
 * The registry's answer as a certificate of ours. Figures, addresses and reasons that are missing are left out;
 * undefined when it is not the certificate asked for, or lacks what one cannot do without.
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
      replacementReason: foreignText(administratif.motif_remplacement, 500),
      address: addressOf(administratif),
      finalEnergyConsumption: findFigure(consommationEnergieFinale),
      ...dwellingFacts([dpe.logement, dpe.logement_neuf].find(isDescribed) ?? {}),
    }),
  )
  return success ? data : undefined
}

/** A dwelling is described as an existing or as a new one; the other may be there, and empty. */
const isDescribed = (dwelling: Dwelling | undefined) => dwelling?.sortie?.ep_conso?.classe_bilan_dpe !== undefined

function dwellingFacts({ caracteristique_generale: general = {}, sortie = {} }: Dwelling) {
  const { ep_conso: energy = {}, emission_ges: emissions = {} } = sortie
  return {
    propertyType: propertyTypeOf(general),
    constructionYear: findYear(general.annee_construction),
    livingSpace: findFigure(general.surface_habitable_logement) || findFigure(general.surface_habitable_immeuble),
    primaryEnergyConsumption: findFigure(energy.ep_conso_5_usages_m2),
    co2Emission: findFigure(emissions.emission_ges_5_usages_m2),
    co2Grade: findLetter(emissions.classe_emission_ges),
    grade: findLetter(energy.classe_bilan_dpe),
  }
}

/** On one line: as the national directory writes it, else as the inspector did. */
function addressOf({ geolocalisation }: Administrative): string | undefined {
  const place = geolocalisation?.adresses?.adresse_bien ?? {}
  const typed = [place.adresse_brut, place.code_postal_brut, place.nom_commune_brut]
  const line = typed.map((text) => foreignText(text, 255) ?? '').join(' ')
  return foreignText(place.ban_label, 255) ?? foreignText(place.label_brut, 255) ?? foreignText(line, 255)
}

const findNumber = (value: unknown) => certificateNumber.safeParse(value).data

const withoutGaps = (values: Record<string, unknown>) =>
  Object.fromEntries(Object.entries(values).filter(([, value]) => value !== undefined))
