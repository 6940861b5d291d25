import { z } from 'zod/mini'

const anything = z.unknown()

/** The registry converts XML to JSON: an empty part may be absent, null or an empty string. */
const part = <S extends Record<string, z.ZodMiniType>>(shape: S) => {
  const whole = z.partial(z.object(shape))
  return z.catch(whole, {} as z.output<typeof whole>)
}

const general = part({
  annee_construction: anything,
  enum_periode_construction_id: anything,
  surface_habitable_logement: anything,
  surface_habitable_immeuble: anything,
  nombre_appartement: anything,
  /** The method shows whether it is a house or an apartment. */
  enum_methode_application_dpe_log_id: anything,
})

const dwelling = part({
  caracteristique_generale: general,
  sortie: part({
    ep_conso: part({ ep_conso_5_usages_m2: anything, classe_bilan_dpe: anything }),
    emission_ges: part({ emission_ges_5_usages_m2: anything, classe_emission_ges: anything }),
  }),
})

const administrative = part({
  date_etablissement_dpe: anything,
  /** The certificate that this one replaces. */
  dpe_a_remplacer: anything,
  dpe_remplacant: anything,
  motif_remplacement: anything,
  geolocalisation: part({
    adresses: part({
      adresse_bien: part({
        /** As written in the national address directory. */
        ban_label: anything,
        label_brut: anything,
        adresse_brut: anything,
        code_postal_brut: anything,
        nom_commune_brut: anything,
      }),
    }),
  }),
})

/**
 * The fields that we read of the registry's response. The schema accepts everything, because any part may be missing
 * and any value may be text; each value is checked by itself (decision 100).
 */
export const registryAnswer = part({
  success: anything,
  /** kWh/m²/year */
  consommationEnergieFinale: anything,
  dpe: part({
    numero_dpe: anything,
    statut: anything,
    administratif: administrative,
    logement: dwelling,
    logement_neuf: dwelling,
  }),
})

export type General = z.output<typeof general>
export type Dwelling = z.output<typeof dwelling>
export type Administrative = z.output<typeof administrative>
