/** Where somebody sees how and where they sign in; the same on each site. */
export const securityPath = '/connexion-et-securite'
