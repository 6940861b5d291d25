/** Of the state, for the whole country. */
export const officialLinks = {
  rentControl: 'https://www.service-public.gouv.fr/simulateur/calcul/encadrementDesLoyers',
  tenseZones: 'https://www.service-public.gouv.fr/simulateur/calcul/zones-tendues',
  rentIndex: 'https://www.insee.fr/fr/statistiques/serie/001515333',
  certificateRegistry: 'https://observatoire-dpe-audit.ademe.fr/',
} as const
