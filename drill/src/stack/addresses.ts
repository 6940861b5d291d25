export const hostNames = {
  web: 'proprietaire.bailclair.localhost',
  api: 'api.bailclair.localhost',
  identity: 'connexion.bailclair.localhost',
  tenant: 'locataire.bailclair.localhost',
  desk: 'verification.bailclair.localhost',
} as const

/** Public addresses, all served by the proxy over TLS. */
export const addressesAt = (port: number) => ({
  web: `https://${hostNames.web}:${port}`,
  api: `https://${hostNames.api}:${port}/api/`,
  identity: `https://${hostNames.identity}:${port}`,
  tenant: `https://${hostNames.tenant}:${port}`,
  desk: `https://${hostNames.desk}:${port}`,
})
export type Addresses = ReturnType<typeof addressesAt>
