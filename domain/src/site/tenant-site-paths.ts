/** Every tenant area serves these below `TENANT_URL`, also an authority's own (decision 18). */
export const tenantAreaPaths = {
  signUp: '/creation',
  file: '/mon-dossier',
  messages: '/messages',
  status: '/statut',
  access: '/acces',
  /** One application: where it stands, the visit, the messages. */
  application: '/candidature/:id',
} as const

/** The page of one application, for the tenants of its file. */
export const pathToMyApplication = (id: string): string => tenantAreaPaths.application.replace(':id', id)

/** Query parameter with the token of the share link that the visitor comes from (decision 18). */
export const shareLinkParameter = 'bien'
/** Query parameter with the version of the consent text that was agreed to there; it is asked for again at the end. */
export const agreedParameter = 'accord'
/** Query parameter with the token of an invitation into a file. */
export const invitationParameter = 'invitation'
