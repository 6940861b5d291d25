const password = 'Portes-ouvertes-42'
const verifier = (email: string, firstName: string, lastName: string) =>
  ({ email, password, firstName, lastName, role: 'verifier' }) as const

/** Public accounts and secrets of the demonstration. The servers refuse these secrets in production. */
export const demonstration = {
  /** Client `bailclair-api` at the identity server. */
  apiClientSecret: 'one-machine-demonstration-client-secret',
  /** Identity server at the stand-in federation. */
  federationClientSecret: 'one-machine-demonstration-federation-secret',
  /** API at the stand-in certificate registry. */
  registryClientId: 'one-machine-demonstration-registry-client',
  registryClientSecret: 'one-machine-demonstration-registry-secret',
  /** Signs deliveries of rental files to the API. */
  webhookSecret: 'one-machine-demonstration-webhook-secret',
  /** E-mail domain of demo people who are not in the table of `npm start`. */
  inventedDomain: 'personne.example',
  /** The same for all demo accounts. */
  password,
  /** The code app of the team's demo accounts, in base32. */
  codeSecret: 'BAILCLAIRDEMONSTRATIONSECRETAAAA',
  owner: { email: 'demo.proprietaire@bailclair.example', password, firstName: 'Dominique', lastName: 'Démo' },
  /** Has a verified file. */
  tenant: { email: 'demo.locataire@bailclair.example', password },
  /** Has documents to correct. */
  tenantToCorrect: { email: 'demo.a-corriger@bailclair.example', password },
  verifier: verifier('demo.verificateur@bailclair.example', 'Vérane', 'Démo'),
  /** Decides on the demo files, so that `verifier` starts without a lease. */
  colleague: verifier('demo.collegue@bailclair.example', 'Colin', 'Démo'),
}
