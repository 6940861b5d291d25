import { startScriptedPeer } from './scripted-peer.ts'

type Json = Record<string, unknown>

/** A normal apartment in the registry. Values are texts, as in the real one. */
export const ordinaryDwelling = {
  caracteristique_generale: {
    annee_construction: '1974',
    surface_habitable_logement: '41.5',
    nombre_appartement: '12',
    enum_methode_application_dpe_log_id: '2',
  },
  sortie: {
    ep_conso: { ep_conso_5_usages_m2: '240.5', classe_bilan_dpe: 'D' },
    emission_ges: { emission_ges_5_usages_m2: '12.3', classe_emission_ges: 'C' },
  },
}

export const ordinaryAdministrative = {
  date_etablissement_dpe: '2023-05-04',
  dpe_a_remplacer: '',
  motif_remplacement: '',
  geolocalisation: {
    adresses: {
      adresse_bien: {
        adresse_brut: '12 rue des Lilas',
        code_postal_brut: '75011',
        nom_commune_brut: 'Paris',
        ban_label: '12 Rue des Lilas 75011 Paris',
      },
    },
  },
}

/** The registry's response for a certificate, normal except for `dpe`. */
export const envelopeOf = (number: string, dpe: Json = {}, envelope: Json = {}): Json => ({
  success: true,
  correlationId: '4f2a',
  consommationEnergieFinale: 180.2,
  ...envelope,
  dpe: {
    numero_dpe: number,
    statut: 'ACTIF',
    administratif: ordinaryAdministrative,
    logement: ordinaryDwelling,
    ...dpe,
  },
})

/** A peer with the protocol of the energy agency's API. */
export async function startRegistryPeer({
  clientId = 'a-registry-client-for-tests',
  clientSecret = 'a-registry-secret-for-tests',
} = {}) {
  const answers = new Map<string, unknown>()
  const peer = await startScriptedPeer(({ path, headers }) => {
    if (headers['client_id'] !== clientId || headers['client_secret'] !== clientSecret) return { status: 401 }
    const [, number = ''] = path.match(/^\/pub\/dpe\/([^/]+)$/) ?? []
    if (!/^[A-Z0-9]{13}$/.test(number)) return { status: 400, body: { success: false } }
    return answers.has(number) ? { status: 200, body: answers.get(number) } : { status: 404, body: { success: false } }
  })
  return {
    ...peer,
    /** Adds a certificate, normal except for `dpe`. */
    add: (number: string, dpe: Json = {}, envelope: Json = {}) =>
      void answers.set(number, envelopeOf(number, dpe, envelope)),
    /** Sets the whole response for a number. */
    answer: (number: string, body: unknown) => void answers.set(number, body),
  }
}
