import { z } from 'zod/mini'

const anything = z.unknown()

/** The registry's answers were XML once: a part without content may be absent, null or an empty text. */
const part = <S extends Record<string, z.ZodMiniType>>(shape: S) => {
  const whole = z.partial(z.object(shape))
  return z.catch(whole, {} as z.output<typeof whole>)
}

const general = part({
  annee_construction: anything,
  surface_habitable_logement: anything,
  surface_habitable_immeuble: anything,
  nombre_appartement: anything,
  /** How the certificate was made, which says of what. */
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
        /** As the national directory writes it. */
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
 * What we read of the registry's envelope (contract, external services). It accepts everything: any part may be missing
 * and any value may be a text, so what each is worth is decided one by one.
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
