import type { Certificate } from './certificate.ts'

/** Ids of calculation methods in the registry's data model. They tell houses, apartments and buildings apart. */
const methods = { house: 1, apartment: 2, building: 6 }

/** The JSON of the energy agency's API. Undefined values are left out of it. */
export function toRegistryResponse(number: string, certificate: Certificate) {
  const write = (figure: number | undefined) => {
    if (figure === undefined || certificate.figures === 'as numbers') return figure
    return certificate.figures ? String(figure).replace('.', ',') : String(figure)
  }
  const dwelling = {
    caracteristique_generale: {
      annee_construction: write(certificate.constructionYear),
      enum_periode_construction_id: write(certificate.constructionPeriod),
      surface_habitable_logement: write(certificate.livingSpace),
      nombre_appartement: certificate.kind === 'house' ? undefined : write(24),
      enum_methode_application_dpe_log_id: write(methods[certificate.kind]),
    },
    sortie: {
      ep_conso: {
        ep_conso_5_usages_m2: write(certificate.primaryEnergy),
        classe_bilan_dpe: certificate.grade,
      },
      emission_ges: {
        emission_ges_5_usages_m2: write(certificate.emissions),
        classe_emission_ges: certificate.emissionsGrade,
      },
    },
  }
  const [street, postcode, town] = certificate.address
  const place = {
    adresse_brut: street,
    code_postal_brut: postcode,
    nom_commune_brut: town,
    ban_label: certificate.address.join(' '),
  }
  return {
    success: true,
    consommationEnergieFinale: write(certificate.finalEnergy),
    dpe: {
      numero_dpe: number,
      statut: certificate.status,
      administratif: {
        date_etablissement_dpe: certificate.date,
        dpe_a_remplacer: certificate.replaces,
        dpe_remplacant: certificate.replacedBy,
        motif_remplacement: certificate.reason,
        geolocalisation: certificate.isWithoutAddress ? undefined : { adresses: { adresse_bien: place } },
      },
      [certificate.isNew ? 'logement_neuf' : 'logement']: dwelling,
    },
  }
}
