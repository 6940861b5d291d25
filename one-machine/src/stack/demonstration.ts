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
  owner: {
    email: 'demo.proprietaire@bailclair.example',
    password: 'Portes-ouvertes-42',
    firstName: 'Dominique',
    lastName: 'Démo',
  },
}
