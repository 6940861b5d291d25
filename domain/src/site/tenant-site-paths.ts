/** The addresses of a tenant area that others lead to, below `TENANT_URL` (decision 18). */
export const tenantAreaPaths = {
  signUp: '/creation',
  file: '/mon-dossier',
  messages: '/messages',
  status: '/statut',
} as const

/** The parameter of an address in the tenant area that says which share link its visitor comes from (decision 18). */
export const shareLinkParameter = 'bien'
/** The one that says which invitation into a file they follow. */
export const invitationParameter = 'invitation'
