const password = 'Portes-ouvertes-42'
const verifier = (email: string, firstName: string, lastName: string) =>
  ({ email, password, firstName, lastName, role: 'verifier' }) as const

/** What a demonstration knows and everybody may: nothing of it boots in production. */
export const demonstration = {
  /** The client `bailclair-api` at the identity server. */
  apiClientSecret: 'one-machine-demonstration-client-secret',
  /** The identity server at the stand-in federation. */
  federationClientSecret: 'one-machine-demonstration-federation-secret',
  /** The API at the stand-in certificate registry. */
  registryClientId: 'one-machine-demonstration-registry-client',
  registryClientSecret: 'one-machine-demonstration-registry-secret',
  /** Whoever delivers rental files to the API. */
  webhookSecret: 'one-machine-demonstration-webhook-secret',
  /** Where mail to people of the demonstration goes who have no line in the table of `npm start`. */
  inventedDomain: 'personne.example',
  /** Of everyone of the demonstration. */
  password,
  owner: { email: 'demo.proprietaire@bailclair.example', password, firstName: 'Dominique', lastName: 'Démo' },
  /** Their file is verified. */
  tenant: { email: 'demo.locataire@bailclair.example', password },
  /** Theirs has documents to replace. */
  tenantToCorrect: { email: 'demo.a-corriger@bailclair.example', password },
  verifier: verifier('demo.verificateur@bailclair.example', 'Vérane', 'Démo'),
  /** Decided on the files of the demonstration: whoever is at the desk as `verifier` has none of them in hand. */
  colleague: verifier('demo.collegue@bailclair.example', 'Colin', 'Démo'),
}
